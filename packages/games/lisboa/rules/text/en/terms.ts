import type { Part } from '../../score.ts'
import type { TermNames } from '../names.ts'

export const termNames: TermNames = {
  goods: { gold: 'gold', cloth: 'cloth', books: 'books', tools: 'tools' },
  trades: { gold: 'gold', cloth: 'cloth', books: 'book', tools: 'tool' },
  kinds: { king: 'King', minister: 'Minister', builder: 'Builder', treasury: 'Treasury' },
  rubble: { quake: 'earthquake', fire: 'fire', tsunami: 'tsunami' },
  architects: { santos: 'dos Santos', mardel: 'Mardel' },
  groups: { left: 'left', middle: 'middle', right: 'right' },
  streets: {
    gold: 'Gold Street',
    cloth: 'Cloth Street',
    books: 'Book Street',
    tools: 'Tool Street',
  },
  spots: {
    'spot-n1': 'North 1',
    'spot-n2': 'North 2',
    'spot-n3': 'North 3',
    'spot-n4': 'North 4',
    'spot-w-a': 'West A',
    'spot-w-b': 'West B',
    'spot-w-c': 'West C',
    'spot-w-d': 'West D',
    'spot-w-e': 'West E',
    'spot-e-a': 'East A',
    'spot-e-b': 'East B',
    'spot-e-c': 'East C',
    'spot-e-d': 'East D',
    'spot-e-e': 'East E',
  },
  stateActions: {
    favor: 'Get a Royal Favor',
    cardinal: 'Meet the Cardinal',
    ship: 'Build a ship',
    produce: 'Produce goods',
    recruit: 'Recruit officials',
    plan: 'Acquire a plan',
  },
  nobleActions: {
    open: 'Open a public building',
    decree: 'Take a decree',
    store: 'Build a store',
  },
}

/** Names of the parts of a score. */
export const parts: Readonly<Record<Part, string>> = {
  wigs: 'Wigs in play',
  ships: 'Ships',
  sets: 'Rubble',
  'gold-stores': 'Gold stores',
  'cloth-stores': 'Cloth stores',
  'books-stores': 'Book stores',
  'tools-stores': 'Tool stores',
  reis: 'Money',
  decrees: 'Decrees',
  officials: 'Officials at work',
  favors: 'Royal Favors',
}
