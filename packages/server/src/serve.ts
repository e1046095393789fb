import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fill, type Lang } from '@ludoteca/engine'
import { readConfig } from './ops/config.ts'
import { untilEnd } from './ops/ending.ts'
import { greeting } from './ops/greeting.ts'
import { readSets } from './ops/sets.ts'
import { type Opened, openServer } from './server.ts'
import { Trouble, whyIn } from './store/trouble.ts'
import { serveText } from './text/index.ts'

/** Whatever has not been finished by then is cut off; every confirmed move is on disk anyway. */
const CLOSING_TIME = 10_000

const home = fileURLToPath(new URL('../../..', import.meta.url))
const built = join(home, 'packages', 'web', 'dist')

/** Opens the server, serves it until a signal comes, closes it; answers with the exit code. */
export async function serve(args: readonly string[], lang: Lang, page = built): Promise<number> {
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
  const sets = await readSets(parsed.sets, lang).catch(error => {
    if (error instanceof Trouble) return error
    throw error
  })
  if (sets instanceof Trouble) {
    console.error(sets.in(lang))
    return 2
  }
  const config = { ...parsed.config, sets }
  return hold(() => openServer(config, page, console.error), lang, CLOSING_TIME, config.address.host)
}

/** Holds a server open until something ends it; answers with the exit code. */
export async function hold(
  open: () => Promise<Opened>,
  lang: Lang,
  patience: number,
  host: string,
): Promise<number> {
  const text = serveText[lang]
  const held: { server?: Extract<Opened, { ok: true }> } = {}
  const ended = untilEnd((kind, error) =>
    held.server ? held.server.mishap(kind, error) : console.error(error),
  )
  /** The process goes in time, whatever it may still be waiting for. */
  const goInTime = (): NodeJS.Timeout => setTimeout(() => process.exit(1), patience)
  const limit = ended.then(goInTime)
  const server = await open().catch((error: Error) => ({
    ok: false as const,
    problem: fill(text.cannotOpen, { why: whyIn(lang, error) }),
  }))
  if (!server.ok) {
    console.error(server.problem)
    goInTime().unref()
    return 1
  }
  held.server = server
  console.log(greeting(server.url, host, lang))
  const code = await ended
  try {
    await server.close()
    return code
  } catch (error) {
    server.mishap('unhandledRejection', error)
    return 1
  } finally {
    const timer = await limit
    timer.unref()
  }
}
