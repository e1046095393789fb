import { type Action, type AnyGame, type AnyMatch, readSave, stateAt, writeSave } from '@ludoteca/engine'
import { toy as toyRules } from '@ludoteca/testkit/toy'
import { tigrisEuphrates } from '@ludoteca/tigris-euphrates'
import { beforeAll, expect, test } from 'vitest'
import {
  checkedReview,
  hasGraph,
  isSettled,
  type Look,
  lookAt,
  newReview,
  pending,
  progress,
  type ReviewState,
  reviewIn,
  reviewing,
  summaryOf,
  withLook,
  withReview,
} from '../src/index.ts'
import { botGame } from './games.ts'

const toy = toyRules as unknown as AnyGame
const terms = { steps: 30, seed: 'review' }
let match: AnyMatch
let settled: ReviewState

async function run(from: ReviewState, signal?: { aborted: boolean }, stopAfter = Number.POSITIVE_INFINITY) {
  let state = from
  let count = 0
  for await (const next of reviewing(match, from, signal)) {
    state = next
    if (++count >= stopAfter && signal) signal.aborted = true
  }
  return state
}

beforeAll(async () => {
  match = await botGame(toy, 3, 'random', 'reviewed')
  settled = await run(newReview(match, terms))
})

test('equal files and equal terms give equal reviews', async () => {
  expect(isSettled(settled)).toBe(true)
  expect(await run(newReview(match, terms))).toEqual(settled)
  const other = await run(newReview(match, { ...terms, seed: 'other' }))
  expect(other).not.toEqual(settled)
})

test('a review that was interrupted goes on where it stopped, kept as text', async () => {
  const signal = { aborted: false }
  const part = await run(newReview(match, terms), signal, 7)
  expect(part.looks.filter(look => look !== null).length).toBe(7)
  expect(isSettled(part)).toBe(false)
  const kept = checkedReview(match, JSON.parse(JSON.stringify(part)))
  expect(await run(kept as ReviewState)).toEqual(settled)
})

test('the order in which the work is done changes nothing', async () => {
  let state = newReview(match, terms)
  let shown = 0
  for (let jobs = pending(state); jobs.length > 0; jobs = pending(state)) {
    const job = jobs[Math.floor(jobs.length / 2)]
    const look = job && (await lookAt(match, terms, job))
    if (!look) throw new Error('nobody interrupted')
    state = withLook(state, look)
    expect(progress(state)).toBeGreaterThanOrEqual(shown)
    shown = progress(state)
  }
  expect(shown).toBe(1)
  expect(state).toEqual(settled)
})

test('a look that comes too late changes nothing', async () => {
  const [job] = pending(newReview(match, terms))
  const look = job && (await lookAt(match, terms, job))
  expect(look && withLook(settled, look)).toBe(settled)
})

test('a review in a save file is found again, and readers of the game skip it', () => {
  const save = writeSave(match)
  const file = withReview(save, settled)
  expect(reviewIn(file, match)).toEqual(settled)
  expect(withReview(file, settled)).toBe(file)
  const loaded = readSave(file, [toy])
  expect(loaded.ok && writeSave(loaded.match)).toBe(save)
  expect(reviewIn(save, match)).toBeNull()
})

test('what is no review of this game is none, whatever a file says', async () => {
  const file = withReview(writeSave(match), settled)
  const other = await botGame(toy, 3, 'random', 'another')
  expect(reviewIn(file, other)).toBeNull()
  for (const [from, to] of [
    ['"steps":30', '"steps":-1'],
    ['"seed":"review"', '"seed":"\\u001b[2J"'],
    ['"luck":[', '"luck":["x",'],
    ['"made":"', '"made":"no such thing '],
    ['"step":0', '"step":1'],
    ['"again":[[', '"again":[[99999,'],
    ['#look {', '#look ['],
    ['#review 1 {', '#review 1 '],
  ] as const) {
    expect(file, from).toContain(from)
    expect(reviewIn(file.replace(from, to), match), from).toBeNull()
  }
})

test('a review whose notes say what cannot be is none', () => {
  const save = writeSave(match)
  const first = settled.looks.find(look => look?.finding)
  const finding = first?.finding
  if (!first || !finding) throw new Error('nothing was judged')
  const impossible = match.steps
    .map(step => toy.write(step.action))
    .find(text => toy.refusal(stateAt(match, first.step), toy.read(text) as Action))
  expect(impossible).toBeDefined()
  const said = (change: object): string =>
    withReview(save, { ...settled, looks: settled.looks.with(first.step, { ...first, ...change } as Look) })
  const found = (change: object): string => said({ finding: { ...finding, ...change } })
  const reason = { game: '', key: 'rival', params: { seat: 1 } }
  const [choice] = finding.choices

  const possible = found({ why: { best: reason, made: null } })
  expect(reviewIn(possible, match)).not.toBeNull()
  for (const [what, file] of [
    ['a choice that the rules refuse there', found({ choices: [{ ...choice, action: impossible }] })],
    ['shares beyond all measure', found({ cost: finding.cost.map(() => 1e308) })],
    ['luck beyond all measure', said({ luck: first.luck.map(() => -1e308) })],
    ['steps that are none', found({ steps: 0.5 })],
    ['a reason about nobody', found({ why: { best: { ...reason, params: { seat: 9 } }, made: null } })],
    ['a pass that looks twice', withReview(save, { ...settled, again: [[1, 1], []] })],
  ] as const)
    expect(reviewIn(file, match), what).toBeNull()
})

test('every decision with a choice is judged, and what cost much is a key moment of whoever made it', () => {
  expect(hasGraph(settled)).toBe(true)
  const { players, points, moments } = summaryOf(match, settled)
  expect(players.reduce((sum, each) => sum + each.decisions, 0)).toBe(points.length - 1)
  for (const { shares } of points) expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 1)
  // Whoever plays at random makes mistakes.
  expect(moments.length).toBeGreaterThan(0)
  for (const moment of moments) {
    expect(match.steps[moment.step]?.seat).toBe(moment.seat)
    expect(toy.read(moment.best)).not.toBeNull()
    expect(moment.best).not.toBe(moment.made)
    expect(moment.loss).toBeGreaterThan(0)
  }
  for (const { accuracy } of players) {
    expect(accuracy).toBeGreaterThanOrEqual(0)
    expect(accuracy).toBeLessThanOrEqual(1)
  }
})

test('a decision is judged by what its seat could know: another deal of the hidden parts gives the same finding', async () => {
  const game = tigrisEuphrates as unknown as AnyGame
  const played = await botGame(game, 3, 'random', 'hidden')
  const { judge } = await import('@ludoteca/bots/judge')
  const { stateAt, rngFrom, hashState } = await import('@ludoteca/engine')
  for (const step of [4, 20, 60]) {
    const { seat, action } = played.steps[step] as AnyMatch['steps'][number]
    const truth = stateAt(played, step)
    const redealt = game.redeal(game.witness(truth, seat), seat, rngFrom('another deal'))
    expect(hashState(redealt)).not.toBe(hashState(truth))
    const effort = { steps: 40, seed: 'same', reasons: true }
    expect(await judge(game, redealt, seat, action, effort)).toEqual(
      await judge(game, truth, seat, action, effort),
    )
  }
})
