import { type AnyMatch, LANGS, notesIn, refusalFor, stateAt, withNotes } from '@ludoteca/engine'
import type { Finding, Look, ReviewState, Terms } from './findings.ts'
import { LATER_PASSES, nameOf, newReview } from './state.ts'

/*
 * A review in a save file: notes below its closing line, which readers of the game skip. The first says what was reviewed
 * and how, each of the others is a look at one step:
 *
 *     #review 1 {"of":"9f86…","steps":240,"seed":"review","again":[[4,17],[17]]}
 *     #look {"step":0,"luck":[0,0],"finding":{…}}
 */
const HEAD = 'review 1 '
const LOOK = 'look '

/** The file with this review and no other note. */
export const withReview = (save: string, state: ReviewState): string =>
  withNotes(save, [
    HEAD + JSON.stringify({ of: state.of, ...state.terms, again: state.again }),
    ...state.looks.filter(look => look !== null).map(look => LOOK + JSON.stringify(look)),
  ])

/** The review that a file has of this match; null where there is none, or none that can be trusted to be whole. */
export function reviewIn(save: string, match: AnyMatch): ReviewState | null {
  const notes = notesIn(save)
  const head = parsed(notes.find(note => note.startsWith(HEAD))?.slice(HEAD.length))
  if (!isObject(head) || head.of !== nameOf(match)) return null
  const looks = notes.filter(note => note.startsWith(LOOK)).map(note => parsed(note.slice(LOOK.length)))
  const { of, steps, seed, again } = head
  return checkedReview(match, {
    game: match.game.id,
    of,
    terms: { steps, seed },
    looks: placed(match, looks),
    again,
  })
}

/** By step; what names no step of the game is put where it is refused. */
function placed(match: AnyMatch, looks: readonly unknown[]): unknown[] {
  const list: unknown[] = match.steps.map(() => null)
  for (const look of looks) {
    const step = isObject(look) ? look.step : undefined
    list[isStep(match, step) ? step : list.length] = look
  }
  return list
}

/** What was kept somewhere as a review of this match; null when it is not one. */
export function checkedReview(match: AnyMatch, kept: unknown): ReviewState | null {
  if (!isObject(kept) || kept.of !== nameOf(match) || kept.game !== match.game.id) return null
  const { terms, looks, again } = kept
  if (!isTerms(terms) || !isList(looks) || looks.length !== match.steps.length) return null
  if (!isList(again) || again.length > LATER_PASSES) return null
  if (!again.every(pass => isPass(match, pass))) return null
  if (!looks.every((look, step) => look === null || isLook(match, look, step))) return null
  // A later pass begins when the first has looked at everything.
  if (again.length > 0 && looks.includes(null)) return null
  return {
    ...newReview(match, terms),
    looks: looks as readonly (Look | null)[],
    again: again as readonly (readonly number[])[],
  }
}

/** Steps in order, each once. */
const isPass = (match: AnyMatch, pass: unknown): boolean =>
  isList(pass) && pass.every((step, at) => isStep(match, step) && (at === 0 || step > Number(pass[at - 1])))

function isLook(match: AnyMatch, look: unknown, step: number): boolean {
  if (!isObject(look) || look.step !== step || !isShares(match, look.luck)) return false
  return look.finding === null || isFinding(match, look.finding, step)
}

function isFinding(match: AnyMatch, finding: unknown, step: number): finding is Finding {
  if (!isObject(finding)) return false
  const { seat, made, choices, cost, error, stake, steps, why } = finding
  const played = match.steps[step]
  if (!played || seat !== played.seat || made !== match.game.write(played.action)) return false
  if (!isShares(match, cost) || !isShare(error) || !isShare(stake) || !isSteps(steps)) return false
  if (!isList(choices) || choices.length === 0 || choices.length > MOST_CHOICES) return false
  if (!choices.every(each => isChoice(match, each, step))) return false
  return (
    why === null ||
    (isObject(why) && isReason(match, why.best) && (why.made === null || isReason(match, why.made)))
  )
}

/** Something that could have been done there: only that can be put in words. */
function isChoice(match: AnyMatch, choice: unknown, step: number): boolean {
  if (!isObject(choice) || typeof choice.action !== 'string' || !isShares(match, choice.shares)) return false
  const action = match.game.read(choice.action)
  const seat = match.steps[step]?.seat
  if (!action || seat === undefined) return false
  return refusalFor(match.game, stateAt(match, step), seat, action) === null
}

const MOST_CHOICES = 8
const MOST_STEPS = 10_000_000
/** Far more than a victory has parts. */
const MOST_SHARE = 100
const LONGEST = 400

function isReason(match: AnyMatch, reason: unknown): boolean {
  if (!isObject(reason) || !isText(reason.game) || !isText(reason.key)) return false
  if (!isObject(reason.params) || !Object.values(reason.params).every(isNumber)) return false
  const { said } = reason
  const { seat = 0 } = reason.params
  if (!Number.isInteger(seat) || Number(seat) < 0 || Number(seat) >= match.setup.seats) return false
  return (
    said === undefined ||
    (isObject(said) && LANGS.every(lang => said[lang] === undefined || isText(said[lang])))
  )
}

const isSteps = (steps: unknown): steps is number =>
  Number.isInteger(steps) && Number(steps) > 0 && Number(steps) <= MOST_STEPS
const isTerms = (terms: unknown): terms is Terms =>
  isObject(terms) && isText(terms.seed) && isSteps(terms.steps)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isShare = (value: unknown): value is number => isNumber(value) && Math.abs(value) <= MOST_SHARE
/** What is shown to people: short, and nothing that a terminal obeys. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST && !/\p{Cc}/u.test(value)
const isShares = (match: AnyMatch, value: unknown): boolean =>
  isList(value) && value.length === match.setup.seats && value.every(isShare)
const isStep = (match: AnyMatch, step: unknown): step is number =>
  typeof step === 'number' && Number.isInteger(step) && step >= 0 && step < match.steps.length

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
