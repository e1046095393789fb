/** Two sentences on each kind of decision. */
export const en = {
  action:
    'You have two actions: place a leader or a tile, use a catastrophe, or swap tiles. A tile scores in its colour for the leader of that colour in the kingdom, and your weakest colour is your score.',
  'war-order':
    'Several wars broke out; you decide which is fought first. Winning one removes tiles and may change the next.',
  support:
    'Commit tiles from your hand: red for a revolt, the colour of the leaders in a war. Ties go to the defender, and committed tiles are spent either way.',
  building: 'You may put up a building of this colour. Place it where it serves your own leader.',
  monument:
    'Four equal tiles in a square may become a monument that pays its two colours every turn. Build it when your leaders stand in the kingdom, for now or never.',
  treasure:
    'Your trader takes a treasure: it counts as any colour at the end. Take the one that leaves the map best for you.',
  'turn-end': 'Your actions are done. Look at the board once more, then end the turn.',
  'wonder-point': 'Choose the colour of the point. Take the colour you have least of.',
}

export type CoachText = Readonly<Record<keyof typeof en, string>>
