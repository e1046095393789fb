import type { OptionTexts } from '../options.ts'

export const options: OptionTexts = {
  rules: {
    name: 'Rules',
    explain: 'Sets the points below on which rules texts differ.',
    values: {
      text: { name: 'House text', explain: 'The rules text this game was built from.' },
      published: { name: 'As published', explain: 'Follows published clarifications where they differ.' },
    },
  },
  'opening-scores': {
    name: 'When a public building opens',
    explain: 'How often each store it serves scores.',
    values: {
      new: { name: 'Once', explain: 'The value of its column once, for the new building.' },
      all: {
        name: 'For every relevant building',
        explain: 'The value of its column times all open buildings relevant to the store.',
      },
    },
  },
  'second-house': {
    name: 'Second house',
    explain: 'What the second house of the middle and right group brings.',
    values: {
      same: { name: 'The same again', explain: 'Still 1 good off a ship, still 1 extra good.' },
      more: { name: 'One more', explain: '2 goods off a ship, extra goods of 2 types.' },
    },
  },
  'influence-wig': {
    name: 'Wig for influence',
    explain: 'When a gain of influence earns a wig.',
    values: {
      over: { name: 'Passing 10', explain: 'Only when the gain would go beyond 10.' },
      reach: { name: 'Reaching 10', explain: 'Also when the gain ends exactly on 10.' },
    },
  },
  'clergy-track': {
    name: 'Clergy tiles round the church',
    explain: 'Whether their powers can be seen.',
    values: {
      open: { name: 'Open' },
      closed: {
        name: 'Face down',
        explain: 'Only the two tiles beside the Cardinal are turned over, once he has moved.',
      },
    },
  },
  shipyard: {
    name: 'Shipyard',
    explain: 'Which ships are on offer.',
    values: {
      top: { name: 'Top ship only' },
      any: { name: 'One of each colour', explain: 'The larger ships can be bought from the start.' },
    },
  },
  'church-timing': {
    name: 'Church scoring',
    explain: 'When it takes place at the end of a turn.',
    values: {
      'before-refill': { name: 'After drawing, before refilling' },
      'after-refill': { name: 'After refilling' },
      'before-draw': { name: 'Before drawing' },
    },
  },
  ties: {
    name: 'Tied majorities',
    explain: 'What players with equally many stores or officials get in final scoring.',
    values: {
      higher: { name: 'The higher place for all', explain: 'The places after it are skipped.' },
      shared: { name: 'Shared', explain: 'The tied places are added up and divided, rounded down.' },
    },
  },
  officials: {
    name: 'Officials at work',
    explain: 'Which officials count for the majority, and where they go.',
    values: {
      plans: {
        name: 'On completed plans',
        explain: 'The officials go home; what the completed plans ask for counts. Anybody can be hired.',
      },
      buildings: {
        name: 'In public buildings',
        explain:
          'The officials stay in the building and count there. Only officials on the player board can be hired.',
      },
    },
  },
  'two-player-stores': {
    name: 'Store majorities with two players',
    explain: 'What the player with fewer stores of a trade gets.',
    values: {
      third: { name: 'The third place' },
      second: { name: 'The second place' },
    },
  },
  solo: {
    name: 'Alone against Lacerda',
    explain: 'A game for one person: Lacerda plays the other seat by fixed rules.',
    values: {
      off: { name: 'No', explain: 'Everybody at the table is a player.' },
      gentle: {
        name: 'Gentle',
        explain: 'He starts with 3 influence and no wigs; his decrees bring 2 wigs each.',
      },
      printed: {
        name: 'As printed',
        explain: 'He starts with 5 influence and 5 wigs; his decrees bring 3 wigs each.',
      },
      stern: {
        name: 'Stern',
        explain: 'He starts with 8 influence and 10 wigs; his decrees bring 5 wigs each.',
      },
    },
  },
  hands: {
    name: 'First hands',
    explain: 'How everybody comes by the five blue cards.',
    values: {
      dealt: { name: 'Dealt' },
      drafted: {
        name: 'Drafted',
        explain:
          'Keep two of five and pass three to the left, keep one and pass two, keep one and pass one, keep the last.',
      },
    },
  },
  set: {
    name: 'Set of cards and tiles',
    explain: 'What cards, Clergy tiles, decrees and public buildings say.',
    values: { ours: { name: 'Ours' } },
  },
}
