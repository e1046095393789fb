import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fill, type Lang } from '@ludoteca/engine'
import { readConfig } from './ops/config.ts'
import { openRoom } from './room.ts'
import { serveText } from './serve-text.ts'
import { whyIn } from './store/trouble.ts'

/** Whatever has not been finished by then is cut off; every confirmed move is on disk anyway. */
const CLOSING_TIME = 10_000

const home = fileURLToPath(new URL('../../..', import.meta.url))
const page = join(home, 'packages', 'web', 'dist')

/** Opens the room, serves it until a signal comes, closes it; answers with the exit code. */
export async function serve(args: readonly string[], lang: Lang): Promise<number> {
  const text = serveText[lang]
  const parsed = readConfig(args, process.env, home)
  if (!parsed.ok) {
    console.error(`${parsed.problem.in(lang)}\n\n${text.usage}`)
    return 2
  }
  if (parsed.help) {
    console.log(text.usage)
    return 0
  }
  if (!existsSync(join(page, 'index.html'))) {
    console.error(text.notBuilt)
    return 1
  }
  const room = await openRoom(parsed.config, page, console.error).catch((error: Error) => ({
    ok: false as const,
    problem: fill(text.cannotOpen, { why: whyIn(lang, error) }),
  }))
  if (!room.ok) {
    console.error(room.problem)
    return 1
  }
  console.log(`\n  Ludoteca · 桌游馆   ${room.url}\n\n  ${text.closes}\n`)
  await new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
  })
  const patience = setTimeout(() => process.exit(1), CLOSING_TIME)
  await room.close()
  clearTimeout(patience)
  return 0
}
