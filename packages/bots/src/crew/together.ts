import { word } from '@ludoteca/engine'
import type { Decision } from '../bot.ts'
import type { Level } from '../levels.ts'
import { type Choice, merged } from '../search/ranking.ts'
import type { Search } from '../search/search.ts'
import { type Budget, type Interruption, think } from '../search/think.ts'
import type { Crew, Errand, Findings } from './crew.ts'

/** The part of the time that is kept for hearing what the others found. */
const HEARING = 0.05

/** Thinks while a crew thinks about the same decision, and counts what all have found. */
export async function thinkTogether(
  crew: Crew,
  search: Search,
  { game, view, seat, legal, rng }: Decision,
  level: Level,
  budget: Budget,
  since: number,
  signal?: Interruption,
): Promise<Choice[]> {
  const errand = crew.send({ game: game.id, view, seat, level, seed: `helper ${word(rng)}`, budget })
  const { ms } = budget
  await think(search, ms === undefined ? budget : { ...budget, ms: ms * (1 - HEARING) }, since, signal)
  if (signal?.aborted) errand.stop()
  const found = signal?.aborted ? [] : await heard(errand, ms, since)
  const actions = new Map(legal.map(action => [game.write(action), action]))
  const choices = (findings: Findings): Choice[] =>
    findings.flatMap(({ action: text, visits, share }) => {
      const action = actions.get(text)
      return action ? [{ action, visits, share }] : []
    })
  return merged([search.ranking(), ...found.map(choices)])
}

/** Whoever has not answered when the time is up is not waited for. */
async function heard(errand: Errand, ms: number | undefined, since: number): Promise<readonly Findings[]> {
  if (ms === undefined) return errand.findings
  errand.stop()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<readonly Findings[]>(resolve => {
    timer = setTimeout(() => resolve([]), since + ms - performance.now())
  })
  const found = await Promise.race([errand.findings, late])
  clearTimeout(timer)
  return found
}
