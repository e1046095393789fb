import type { Action, AnyText, Game, GameEvent, Lang, Viewer } from '@ludoteca/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Report, runBatch } from './batch.ts'
import type { Subject } from './law.ts'
import { ALL_LAWS } from './laws/index.ts'
import type { Wish } from './setups.ts'
import { type Failure, PLAYS } from './walk.ts'

interface LawsOptions<S extends object, A extends Action> {
  readonly text: Readonly<Record<Lang, AnyText>>
  readonly rulebook?: Readonly<Record<Lang, string>>
  /** How many random games; 200 when left out. */
  readonly games?: number
  /** Tables to play at, in turn; seats and options at random when left out. */
  readonly setups?: readonly Wish[]
  /** More actions worth asking `refusal` about. */
  extra?(state: S): readonly A[]
  /** What this viewer must not know, by name, read from the true state without `view`. */
  secrets?(state: S, viewer: Viewer): Readonly<Record<string, unknown>>
}

const MINUTES = 60_000

/** Registers one test per law; all of them watch the same random games. */
export function laws<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  options: LawsOptions<S, A>,
): void {
  const { games = 200, setups } = options
  const subject: Subject = { ...options, game }
  describe(`${game.id} obeys the laws over ${games} random games`, () => {
    let report: Report = { games: 0, decisions: 0, failures: [] }
    beforeAll(() => {
      report = runBatch({
        subject,
        makers: ALL_LAWS,
        games,
        seed: `laws of ${game.id}`,
        ...(setups && { wishes: setups }),
      })
    }, 5 * MINUTES)
    const names = [PLAYS, ...ALL_LAWS.map(make => make(subject).name)]
    test.each(names)('%s', name => {
      expect(report.games).toBe(games)
      expect(report.failures.filter(failure => failure.law === name).map(describeFailure)).toEqual([])
    })
  })

  function describeFailure({ message, setup, actions }: Failure): string {
    const last = actions.at(-1)
    const where = `${setup.seats} seats, seed “${setup.seed}”, ${JSON.stringify(setup.options)}, after ${actions.length} actions`
    return `${message} (${where}${last ? `, last: ${subject.game.write(last)}` : ''})`
  }
}
