import { toy } from '../../src/toy.ts'
import { PLAYS } from '../../src/walk.ts'
import { clock, isView, type Mutant } from './mutant.ts'

/** Games that cannot be played properly. */
export const playing: readonly Mutant[] = [
  [PLAYS, 'a dead end', /nothing is legal/, { legal: s => (s.pool.length === 1 ? [] : toy.legal(s)) }],
  [PLAYS, 'an endless game', /not over after/, { apply: () => {} }],
  [PLAYS, 'actions after the end', /over but/, { turn: s => (s.bag.length > 9 ? toy.turn(s) : null) }],
  [
    PLAYS,
    'a crash',
    /out of cards/,
    {
      apply: (s, a) => {
        if (s.bag.length === 0) throw new Error('out of cards')
        toy.apply(s, a)
      },
    },
  ],
  [
    'turn names one seat, and only that seat may act',
    'a ghost',
    /turn is 7/,
    { turn: s => (s.step === 'over' ? null : 7) },
  ],
  [
    'turn names one seat, and only that seat may act',
    'a hidden turn',
    /to 0 it is the turn of 3/,
    { turn: s => (isView(s) ? 3 : toy.turn(s)) },
  ],
  [
    'legal has no duplicates and a stable order',
    'a duplicate',
    /listed twice/,
    { legal: s => toy.legal(s).flatMap(a => [a, a]) },
  ],
  [
    'legal has no duplicates and a stable order',
    'a moody list',
    /other actions/,
    { legal: s => (clock() % 2 ? toy.legal(s) : toy.legal(s).reverse()) },
  ],
  [
    'legal has no duplicates and a stable order',
    'an ignored array',
    /array it was given/,
    { legal: s => toy.legal(s) },
  ],
  [
    'refusal is null exactly for the listed actions',
    'no refusals',
    /neither listed nor/,
    { refusal: () => null },
  ],
  [
    'refusal is null exactly for the listed actions',
    'a second opinion',
    /listed but refused/,
    { refusal: (s, a) => (a.type === 'take' ? { rule: 'no-taking' } : toy.refusal(s, a)) },
  ],
  [
    'refusal is null exactly for the listed actions',
    'a rule that is no anchor',
    /cannot be an anchor/,
    { refusal: (s, a) => toy.refusal(s, a) && { rule: 'You must not!' } },
  ],
  [
    'refusal is null exactly for the listed actions',
    'a reason from hidden things',
    /own view/,
    { refusal: (s, a) => toy.refusal(s, a) && { rule: s.bag.includes(-1) ? 'view' : 'truth' } },
  ],
  [
    'the deciding seat finds the same actions in its own view',
    'a blind seat',
    /instead of/,
    { legal: (s, out) => (isView(s) ? toy.legal(s, out).slice(1) : toy.legal(s, out)) },
  ],
  [
    'the conservation laws of the game hold after every action',
    'a lost card',
    /cards instead of/,
    {
      apply: (s, a, emit) => {
        toy.apply(s, a, emit)
        if (a.type === 'toss') s.tossed.pop()
      },
    },
  ],
  [
    'standings are sane',
    'everybody wins',
    /share rank 1/,
    { standings: s => toy.standings(s).map(each => ({ ...each, rank: 1 })) },
  ],
  [
    'standings are sane',
    'the loser wins',
    /more points, worse rank|seats before it/,
    {
      standings: s => toy.standings(s).map((each, _, all) => ({ ...each, rank: all.length + 1 - each.rank })),
    },
  ],
  [
    'standings are sane',
    'half points',
    /0\.5 points/,
    { standings: s => toy.standings(s).map(each => ({ ...each, total: each.total + 0.5 })) },
  ],
  ['standings are sane', 'nobody ranked', /0 standings/, { standings: () => [] }],
]
