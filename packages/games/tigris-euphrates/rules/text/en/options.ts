import type { OptionText } from '@ludoteca/engine'

export const options: Readonly<Record<string, OptionText>> = {
  rules: {
    name: 'Rules',
    explain: 'Which reading of the rules is followed where they differ.',
    values: {
      text: { name: 'House text', explain: 'Kings also collect for missing leaders at monuments.' },
      published: { name: 'Published', explain: 'Monuments pay kings for black only.' },
    },
  },
  map: {
    name: 'Map',
    explain: 'Where rivers and the first temples lie.',
    values: {
      A: { name: 'Standard', explain: 'Two rivers, ten treasures.' },
      B: { name: 'Advanced', explain: 'One long river, fourteen treasures.' },
    },
  },
  support: {
    name: 'Supporters',
    explain: 'How many tiles may be added from the hand in a conflict.',
    values: {
      free: { name: 'Free', explain: 'Any number.' },
      english: {
        name: 'Exact',
        explain:
          'The attacker must pass the defender on the board, the defender must draw exactly level, or add nothing.',
      },
    },
  },
  monumentKing: {
    name: 'Kings at monuments',
    explain: 'Whether a king is paid for monument colours whose leader is missing.',
    values: {
      substitute: { name: 'Stand in', explain: 'The king collects for missing leaders.' },
      own: { name: 'Black only', explain: 'The king is paid for black and nothing else.' },
    },
  },
  scoring: {
    name: 'Scores',
    explain: 'Whether totals can be seen during the game.',
    values: {
      hidden: { name: 'Hidden' },
      counted: {
        name: 'Counted',
        explain: 'What was shown is counted for everybody by colour; treasures stay hidden.',
      },
      open: { name: 'Open' },
    },
  },
  wonder: {
    name: 'Wonder',
    explain: 'A cross of five tiles becomes a wonder that pays a king one point of any colour each turn.',
    values: { off: { name: 'Without' }, on: { name: 'With' } },
  },
  buildings: {
    name: 'Buildings',
    explain: 'A line of three tiles may get a building that doubles the points of its colour.',
    values: { off: { name: 'Without' }, on: { name: 'With' } },
  },
  treasureTiming: {
    name: 'Treasures',
    explain: 'When traders collect treasures.',
    values: {
      action: { name: 'After every action' },
      turn: { name: 'At the end of a turn' },
    },
  },
}
