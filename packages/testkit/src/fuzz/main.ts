// npm run fuzz: many random games under the laws. One JSON line at the end; failures become save files.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame, AnyText, Lang } from '@ludoteca/engine'
import { findGame, shelf } from '@ludoteca/shelf'
import { runBatch } from '../batch.ts'
import { ALL_LAWS, FAST_LAWS } from '../laws/index.ts'
import { toy, toyText } from '../toy/index.ts'
import type { Failure } from '../walk.ts'
import { Misuse, readArguments, wishFor } from './arguments.ts'
import { reproduce } from './reproduce.ts'

const FOLDER = 'fuzz-failures'
const PATIENCE = 5

async function open(id: string): Promise<{ game: AnyGame; text: Record<Lang, AnyText> }> {
  if (id === toy.id) return { game: toy, text: toyText }
  const box = findGame(id)
  if (!box)
    throw new Misuse(`There is no game “${id}”. Games: ${[...shelf, toy].map(each => each.id).join(', ')}.`)
  const [game, en, zh] = await Promise.all([box.load(), box.text('en'), box.text('zh')])
  return { game, text: { en, zh } }
}

function keep(game: AnyGame, failure: Failure): void {
  mkdirSync(FOLDER, { recursive: true })
  const name = `${game.id}-${failure.setup.seed}-${failure.law}`.replace(/[^\w-]+/g, '-').slice(0, 100)
  const file = join(FOLDER, `${name}.ludo`)
  const last = failure.actions.at(-1)
  const message = `${failure.law}\n${failure.message}\nlast action: ${last ? game.write(last) : 'none'}\n`
  writeFileSync(file, reproduce(game, failure))
  writeFileSync(join(FOLDER, `${name}.txt`), message)
  console.error(`\n✗ ${message}  ${file}`)
}

async function main(): Promise<number> {
  const wanted = readArguments(process.argv.slice(2))
  const { game, text } = await open(wanted.game)
  const wish = wishFor(game, wanted)
  const start = performance.now()
  const seconds = () => Math.round((performance.now() - start) / 100) / 10
  let shown = 0
  const { games, decisions, failures } = runBatch({
    subject: { game, text },
    makers: wanted.laws === 'fast' ? FAST_LAWS : ALL_LAWS,
    games: wanted.games,
    seed: wanted.seed,
    wishes: [wish],
    patience: PATIENCE,
    progress(done, decided) {
      if (seconds() - shown < 1 && done < wanted.games) return
      shown = seconds()
      process.stderr.write(`\r${game.id}: ${done}/${wanted.games} games, ${decided} decisions, ${shown} s `)
    },
  })
  process.stderr.write('\n')
  for (const failure of failures) keep(game, failure)
  console.log(
    JSON.stringify({ game: game.id, games, failures: failures.length, decisions, seconds: seconds() }),
  )
  return failures.length > 0 ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof Misuse)) throw error
  console.error(error.message)
  process.exitCode = 2
}
