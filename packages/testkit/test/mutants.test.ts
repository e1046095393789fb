import { type Game, HIDDEN_RNG, type Rng } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { runBatch } from '../src/batch.ts'
import type { LawMaker, Subject } from '../src/law.ts'
import { ALL_LAWS } from '../src/laws/index.ts'
import { type ToyAction, type ToyEvent, type ToyState, toy, toyRulebook, toyText } from '../src/toy/index.ts'
import { PLAYS } from '../src/walk.ts'

type Toy = Game<ToyState, ToyAction, ToyEvent>

/** What a law says of a toy game with one thing broken. */
function verdict(law: string, broken: Partial<Toy>, more: Partial<Subject> = {}): string {
  const subject: Subject = {
    game: { ...toy, ...broken },
    text: toyText,
    rulebook: toyRulebook,
    secrets: s => ({ 'all hands': (s as ToyState).hands }),
    ...more,
  }
  const makers: LawMaker[] = ALL_LAWS.filter(make => make(subject).name === law)
  const report = runBatch({ subject, makers, games: 24, seed: 'mutants', patience: 1 })
  const failure = report.failures.find(each => each.law === law)
  return failure?.message ?? 'nothing'
}

const isView = (s: ToyState): boolean => s.rng.key.length === 0

let clock = 0

const MUTANTS: readonly [law: string, mutant: string, says: RegExp, Partial<Toy>, Partial<Subject>?][] = [
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
    { legal: s => (clock++ % 2 ? toy.legal(s) : toy.legal(s).reverse()) },
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
        s.rng.drawn += clock++
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
    'a view leaks nothing',
    'the generator left in',
    /generator|redeal from the truth/,
    { view: (s, viewer) => ({ ...toy.view(s, viewer), rng: s.rng }) },
  ],
  [
    'a view leaks nothing',
    'the key elsewhere',
    /generator/,
    { view: (s, viewer) => Object.assign(toy.view(s, viewer), { tossed: [...s.tossed, ...keyOf(s)] }) },
  ],
  [
    'a view leaks nothing',
    'a trace of the bag',
    /redeal from the truth|view of a view/,
    { view: (s, viewer) => ({ ...toy.view(s, viewer), turn: s.bag[0] ?? 0 }) },
  ],
  ['viewed events tell no more than the view', 'unfiltered events', /told a secret/, { viewEvent: e => e }],
  [
    'what the actor learns is marked as revealed',
    'an unmarked draw',
    /unmarked/,
    {
      apply: (s, a, emit) =>
        toy.apply(s, a, e => {
          const { reveals: _, ...rest } = e
          emit?.(rest as ToyEvent)
        }),
    },
  ],
  [
    'a redeal is a full position that the viewer could be in',
    'a twin card',
    /two places/,
    {
      redeal: (seen, viewer, rng) => {
        const s = toy.redeal(seen, viewer, rng)
        if (s.bag.length > 1) s.bag[0] = s.bag[1] as number
        return s
      },
    },
  ],
  [
    'a redeal is a full position that the viewer could be in',
    'an open hand',
    /no redeal ever changes/,
    { view: (s, viewer) => ({ ...toy.view(s, viewer), hands: s.hands }) },
  ],
  [
    'a redeal is a full position that the viewer could be in',
    'stairs redealt',
    /other actions are legal/,
    {
      redeal: (seen, viewer, rng) => {
        const s = toy.redeal(seen, viewer, rng)
        for (const stairs of s.stairs) s.tossed.push(...stairs.splice(0))
        return s
      },
    },
  ],
  [
    'prompts, actions and events read well in both languages',
    'a hole in a prompt',
    /undefined/,
    {},
    { text: { ...toyText, en: { ...toyText.en, prompt: () => `Seat ${undefined}` } } },
  ],
  [
    'prompts, actions and events read well in both languages',
    'English for Chinese',
    /no Chinese/,
    {},
    { text: { en: toyText.en, zh: { ...toyText.zh, action: toyText.en.action } } },
  ],
  [
    'prompts, actions and events read well in both languages',
    'an unfilled blank',
    /not filled/,
    {},
    { text: { ...toyText, zh: { ...toyText.zh, event: () => '{who}摸牌' } } },
  ],
  [
    'prompts, actions and events read well in both languages',
    'a raw part',
    /raw key/,
    {},
    { text: { ...toyText, en: { ...toyText.en, part: () => 'stairs_sum' } } },
  ],
  [
    'every refusal has a sentence and a place in the rulebook',
    'a bare rule',
    /bare rule/,
    {},
    { text: { ...toyText, en: { ...toyText.en, refusal: r => r.rule } } },
  ],
  [
    'every refusal has a sentence and a place in the rulebook',
    'a missing anchor',
    /no anchor/,
    {},
    { rulebook: { en: toyRulebook.en, zh: toyRulebook.zh.replace('{#must-rise}', '') } },
  ],
  [
    'every refusal has a sentence and a place in the rulebook',
    'an anchor in one language',
    /one rulebook only/,
    {},
    { rulebook: { en: toyRulebook.en, zh: `${toyRulebook.zh}{#extra}` } },
  ],
  [
    'the game and its options are named in both languages',
    'a nameless option',
    /option speed/,
    { options: [...toy.options, { id: 'speed', values: ['slow', 'fast'] }] },
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
    { options: [...toy.options, { id: 'speed', values: ['slow', 'fast'], seats: [9] }] },
  ],
  [
    'options and presets hang together',
    'an option without choice',
    /no choice/,
    { options: [...toy.options, { id: 'speed', values: ['slow'] }] },
  ],
]

function keyOf(s: ToyState): Rng['key'] {
  return s.rng === HIDDEN_RNG ? [] : s.rng.key
}

describe('each law catches a game that breaks it', () => {
  test.each(MUTANTS)('%s: %s', (law, _mutant, says, broken, more) => {
    expect(verdict(law, broken, more)).toMatch(says)
  })

  test('no law is without a mutant', () => {
    const names = ALL_LAWS.map(make => make({ game: toy }).name)
    const tried = new Set(MUTANTS.map(([law]) => law))
    expect(names.filter(name => !tried.has(name))).toEqual([])
  })

  test('the unbroken toy breaks no law', () => {
    expect(ALL_LAWS.map(make => verdict(make({ game: toy }).name, {}))).toEqual(ALL_LAWS.map(() => 'nothing'))
  })
})
