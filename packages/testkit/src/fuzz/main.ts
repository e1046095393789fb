// npm run fuzz: many random games under the laws. One JSON line at the end; failures become save files.
import { type AnyText, LANGS, type Lang } from '@ludoteca/engine'
import { findGame, shelf } from '@ludoteca/shelf'
import type { Subject } from '../law.ts'
import { toy, toyText } from '../toy.ts'
import { Misuse, readArguments } from './arguments.ts'
import { runFuzz } from './run.ts'

async function open(id: string): Promise<Subject> {
  if (id === toy.id) return { game: toy, text: toyText }
  const box = findGame(id)
  const known = [...shelf, toy].map(each => each.id).join(', ')
  if (!box) throw new Misuse(`There is no game “${id}”. Games: ${known}.`)
  const [game, ...texts] = await Promise.all([box.rules(), ...LANGS.map(lang => box.text[lang]())])
  return { game, text: Object.fromEntries(texts.map(text => [text.lang, text])) as Record<Lang, AnyText> }
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
