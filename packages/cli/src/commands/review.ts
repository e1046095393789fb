import { readFileSync } from 'node:fs'
import type { AnyMatch } from '@ludoteca/engine'
import {
  isSettled,
  newReview,
  progress as part,
  type ReviewState,
  reviewIn,
  reviewing,
  usualTerms,
  withReview,
} from '@ludoteca/review'
import { findGame } from '@ludoteca/shelf'
import { wholeNumber } from '../numbers.ts'
import { writeWhole } from '../play/file.ts'
import { bad, good, type Result } from '../problem.ts'
import { asJson, asText } from '../review/report.ts'
import { openSave } from '../saves.ts'
import { sittersFrom } from '../seats.ts'
import { progress } from '../terminal/progress.ts'
import { wordsOf } from '../text/index.ts'
import type { Context, Run } from './context.ts'

const MOST_STEPS = 1_000_000

export const review: Run = async context => {
  const { line, lang, terminal } = context
  const file = line.subject
  if (file === '') {
    const what = wordsOf(lang).what.file
    return bad('missing-argument', { command: line.command, what }).problem
  }
  const saved = await openSave(file, lang)
  if (!saved.ok) return saved.problem
  const { match, sitters } = saved.value
  if (match.game.turn(match.state) !== null) return bad('not-over').problem
  const begun = beginning(context, match)
  if (!begun.ok) return begun.problem
  const state = await settled(context, match, begun.value)
  if (line.has('write')) {
    try {
      writeWhole(file, withReview(readFileSync(file, 'utf8'), state))
    } catch {
      return bad('cannot-write', { file }).problem
    }
  }
  const text = await findGame(match.game.id)?.text[lang]()
  if (!text) throw new Error(`${match.game.id} was read but is not on the shelf`)
  if (line.has('json')) terminal.out(asJson(match, state))
  else
    for (const each of asText({
      sitters: sittersFrom(match.names, match.setup.seats, sitters),
      match,
      state,
      text,
      lang,
      terminal,
      written: line.has('write') ? file : null,
    }))
      terminal.out(each)
  return null
}

/** What the file has already, unless other steps are asked for. */
function beginning({ line }: Context, match: AnyMatch): Result<ReviewState> {
  const kept = reviewIn(readFileSync(line.subject, 'utf8'), match)
  const usual = usualTerms(match)
  const given = line.flag('steps')
  if (given === null) return good(kept ?? newReview(match, usual))
  const steps = wholeNumber('--steps', given, 1, MOST_STEPS)
  if (!steps.ok) return steps
  const same = kept?.terms.steps === steps.value
  return good(same ? kept : newReview(match, { ...usual, steps: steps.value }))
}

async function settled(
  { lang, terminal }: Context,
  match: AnyMatch,
  from: ReviewState,
): Promise<ReviewState> {
  if (isSettled(from)) return from
  const show = progress(terminal, 100, wordsOf(lang).review.unit)
  let state = from
  for await (const next of reviewing(match, from)) {
    state = next
    show(Math.floor(part(next) * 100))
  }
  return state
}
