// npm run fuzz: many random games under the laws. One JSON line at the end; failures become save files.
import { findGame, shelf } from '@ludoteca/shelf'
import type { Subject } from '../law.ts'
import { toy, toyText } from '../toy/index.ts'
import { Misuse, readArguments } from './arguments.ts'
import { runFuzz } from './run.ts'

async function open(id: string): Promise<Subject> {
  if (id === toy.id) return { game: toy, text: toyText }
  const box = findGame(id)
  const known = [...shelf, toy].map(each => each.id).join(', ')
  if (!box) throw new Misuse(`There is no game “${id}”. Games: ${known}.`)
  const [game, en, zh] = await Promise.all([box.load(), box.text('en'), box.text('zh')])
  return { game, text: { en, zh } }
}

try {
  const wanted = readArguments(process.argv.slice(2))
  const summary = runFuzz(await open(wanted.game), wanted, 'fuzz-failures', text =>
    process.stderr.write(text),
  )
  console.log(JSON.stringify(summary))
  process.exitCode = summary.failures > 0 ? 1 : 0
} catch (error) {
  if (!(error instanceof Misuse)) throw error
  console.error(error.message)
  process.exitCode = 2
}
