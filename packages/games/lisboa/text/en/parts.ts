import type { Part } from '../../score.ts'

/** Names of the parts of a score. */
export const parts: Readonly<Record<Part, string>> = {
  wigs: 'Wigs in play',
  ships: 'Ships',
  sets: 'Rubble sets',
  'gold-stores': 'Gold stores',
  'cloth-stores': 'Cloth stores',
  'books-stores': 'Book stores',
  'tools-stores': 'Tool stores',
  reis: 'Money',
  decrees: 'Decrees',
  officials: 'Officials at work',
  favors: 'Royal Favors',
}
