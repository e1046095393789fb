import { type ToyAction, toy } from '../../src/toy.ts'
import { clock, type Mutant, withOption } from './mutant.ts'

/** Games that cannot be copied, written down or set up. */
export const states: readonly Mutant[] = [
  [
    'apply never changes a clone taken earlier',
    'a shared array',
    /only cloned/,
    { clone: s => ({ ...toy.clone(s), stairs: s.stairs, tossed: s.tossed }) },
  ],
  [
    'apply never changes a clone taken earlier',
    'a forgetful clone',
    /not equal/,
    { clone: s => ({ ...toy.clone(s), step: 'place' }) },
  ],
  [
    'only apply changes a state',
    'a tidy scorer',
    /standings changes/,
    {
      standings: s => {
        s.pool.reverse()
        return toy.standings(s)
      },
    },
  ],
  [
    'only apply changes a state',
    'a redeal in place',
    /redeal changes/,
    {
      redeal: (seen, viewer, rng) => {
        seen.bag.fill(0)
        return toy.redeal(seen, viewer, rng)
      },
    },
  ],
  [
    'state survives JSON',
    'a Map',
    /a Map/,
    { create: setup => Object.assign(toy.create(setup), { seen: new Map() }) },
  ],
  [
    'state survives JSON',
    'a NaN',
    /is NaN/,
    { create: setup => Object.assign(toy.create(setup), { n: Number.NaN }) },
  ],
  [
    'the same seed and log give the same game',
    'a clock',
    /entry|differs|refused/,
    {
      create: setup => {
        const s = toy.create(setup)
        s.rng.drawn += clock()
        return s
      },
    },
  ],
  [
    'different seeds give different games',
    'one deal for all',
    /every seed/,
    { create: setup => toy.create({ ...setup, seed: 'same' }) },
  ],
  ['notation round-trips', 'two lines', /one clean line/, { write: a => `${toy.write(a)}\n` }],
  ['notation round-trips', 'an undo', /taking back/, { write: () => 'undo 1' }],
  [
    'notation round-trips',
    'a reader without draw',
    /read back/,
    { read: text => (text === 'draw' ? null : toy.read(text)) },
  ],
  [
    'notation round-trips',
    'a mixed-up reader',
    /read back as \{/,
    { read: text => toy.read(text.replace('toss', 'place')) },
  ],
  [
    'notation round-trips',
    'copies of interned actions',
    /another object/,
    { read: text => Object.freeze({ ...(toy.read(text) as ToyAction) }) },
  ],
  [
    'notation round-trips',
    'a reader of anything',
    /is read as/,
    { read: text => toy.read(text) ?? { type: 'draw' } },
  ],
  [
    'actions are frozen',
    'loose actions',
    /can be changed/,
    { legal: s => toy.legal(s).map(a => ({ ...a })) },
  ],
  [
    'options and presets hang together',
    'a preset into the void',
    /wants hand=5/,
    {
      options: [
        { id: 'rules', values: ['short', 'long'], presets: { long: { hand: '5' } } },
        ...toy.options.slice(1),
      ],
    },
  ],
  [
    'options and presets hang together',
    'an option for a crowd',
    /for 9 players/,
    withOption({ id: 'speed', values: ['slow', 'fast'], seats: [9] }),
  ],
  [
    'options and presets hang together',
    'an option without choice',
    /no choice/,
    withOption({ id: 'speed', values: ['slow'] }),
  ],
]
