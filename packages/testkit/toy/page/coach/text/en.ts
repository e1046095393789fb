/** What the coach says at each kind of decision. */
export interface CoachText {
  readonly place: string
  readonly draw: string
}

export const en: CoachText = {
  place: 'Place a card that is higher than your last one, or toss a card. Small steps leave room for more.',
  draw: 'Draw a card from the bag or take one from the pool. Everybody sees what you take from the pool.',
}
