import { Agenda } from './agenda.ts'
import { Dice } from './dice.ts'
import { Station } from './station.ts'

const SECONDS = 600

/** How long bots' decisions take that come in at random, with those before them: seconds of each. */
export function watchBots(given: {
  readonly decisionsPerSecond: number
  readonly threads: number
  /** What the bots of each game take, one decision with another. */
  readonly ms: readonly number[]
  readonly spread: number
  readonly seed: number
}): number[] {
  const { decisionsPerSecond, threads, ms, spread } = given
  const agenda = new Agenda()
  const dice = new Dice(given.seed)
  const station = new Station(agenda, Math.max(1, threads))
  const taken: number[] = []
  for (let at = 0; decisionsPerSecond > 0; ) {
    at += dice.exponential(1 / decisionsPerSecond)
    if (at >= SECONDS) break
    const work = dice.lognormal((ms[dice.below(ms.length)] ?? 0) / 1000, spread)
    agenda.at(at, () => {
      const came = agenda.now
      station.ask(work, () => taken.push(agenda.now - came))
    })
  }
  agenda.run()
  return taken
}
