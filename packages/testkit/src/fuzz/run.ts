import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyGame, act, startMatch, writeSave } from '@ludoteca/engine'
import { runBatch } from '../batch.ts'
import type { Subject } from '../law.ts'
import { ALL_LAWS, FAST_LAWS } from '../laws/index.ts'
import type { Failure } from '../walk.ts'
import { type FuzzArguments, wishFor } from './arguments.ts'

const PATIENCE = 5
const SECOND = 1000

/** What a fuzzing run prints as its one line of JSON. */
interface Summary {
  readonly game: string
  readonly games: number
  readonly failures: number
  readonly decisions: number
  readonly seconds: number
}

/** Plays many random games under the laws and leaves a save file for each law that broke. */
export function runFuzz(
  subject: Subject,
  wanted: FuzzArguments,
  folder: string,
  say: (text: string) => void,
): Summary {
  const { game } = subject
  const wish = wishFor(game, wanted)
  const start = performance.now()
  let shown = start
  const seconds = () => Math.round((performance.now() - start) / 100) / 10
  const { games, decisions, failures } = runBatch({
    subject,
    makers: wanted.laws === 'fast' ? FAST_LAWS : ALL_LAWS,
    games: wanted.games,
    seed: wanted.seed,
    wishes: [wish],
    patience: PATIENCE,
    progress(done, decided) {
      if (performance.now() - shown < SECOND && done < wanted.games) return
      shown = performance.now()
      say(`\r${game.id}: ${done}/${wanted.games} games, ${decided} decisions, ${seconds()} s `)
    },
  })
  say('\n')
  for (const failure of failures) say(keep(game, failure, folder))
  return { game: game.id, games, failures: failures.length, decisions, seconds: seconds() }
}

function keep(game: AnyGame, failure: Failure, folder: string): string {
  mkdirSync(folder, { recursive: true })
  const name = `${game.id}-${failure.setup.seed}-${failure.law}`.replace(/[^\w-]+/g, '-').slice(0, 100)
  const file = join(folder, `${name}.ludo`)
  const last = failure.actions.at(-1)
  const message = `${failure.law}\n${failure.message}\nlast action: ${last ? game.write(last) : 'none'}\n`
  writeFileSync(file, reproduce(game, failure))
  writeFileSync(join(folder, `${name}.txt`), message)
  return `✗ ${message}${file}\n`
}

/** A save file of the game in which a law broke, as far as it can be played. */
function reproduce(game: AnyGame, { setup, actions }: Failure): string {
  const match = startMatch(game, setup)
  for (const action of actions) {
    const seat = game.turn(match.state)
    if (seat === null) break
    try {
      if (!act(match, seat, [action]).ok) break
    } catch {
      break
    }
  }
  return writeSave(match)
}
