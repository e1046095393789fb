/** Names of the parts of a final score. */
export const parts = {
  wigs: 'Wigs in play',
  ships: 'Ships',
  sets: 'Rubble sets',
  gold: 'Gold stores',
  cloth: 'Cloth stores',
  books: 'Book stores',
  tools: 'Tool stores',
  officials: 'Officials at work',
  favors: 'Royal Favors',
  money: 'Money',
  decrees: 'Decrees',
} as const
