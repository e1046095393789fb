import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from './ops/config.ts'
import { openRoom } from './room.ts'

const USAGE = `npm start -- [options], or ludoteca serve [options]

  --port N         where to listen (default 4280, or PORT); 0 means any free port
  --host H         0.0.0.0 lets others in your network in (default 127.0.0.1, or HOST)
  --data DIR       where accounts and games are kept (default ./data, or LUDOTECA_DATA)
  --database URL   postgres://… for many nodes (default a file in the data folder, or DATABASE_URL)
  --role ROLE      web: people; bots: only thinks, for other nodes; all (default)
  --origin URL     where the room is found from outside, for links in messages (or LUDOTECA_ORIGIN)
  --trust-proxy    a proxy in front says who calls and whether over TLS
  --words FILE     words that names and chat must not contain, one a line
  --metrics-open   /metrics for everyone, not only for this machine
  --allow-private-webhooks   people may have addresses in the room's own network called
  --no-limits      no rate limits: for measurements only

LOG_LEVEL (trace, debug, info, warn, error, silent) says how much is logged; usually warn.`

/** Whatever has not been finished by then is cut off; every confirmed move is on disk anyway. */
const CLOSING_TIME = 10_000

const home = fileURLToPath(new URL('../../..', import.meta.url))
const page = join(home, 'packages', 'web', 'dist')

/** Opens the room, serves it until a signal comes, closes it; answers with the exit code. */
export async function serve(args: readonly string[]): Promise<number> {
  const parsed = readConfig(args, process.env, home)
  if (!parsed.ok) {
    console.error(`${parsed.problem}.\n\n${USAGE}`)
    return 2
  }
  if (parsed.help) {
    console.log(USAGE)
    return 0
  }
  if (!existsSync(join(page, 'index.html'))) {
    console.error('The page has not been built yet: npm start does that.')
    return 1
  }
  const room = await openRoom(parsed.config, page, console.error).catch((error: Error) => ({
    ok: false as const,
    problem: `The room cannot be opened: ${error.message}`,
  }))
  if (!room.ok) {
    console.error(room.problem)
    return 1
  }
  console.log(`\n  Ludoteca · 桌游馆   ${room.url}\n\n  Ctrl+C closes the room; games are kept.\n`)
  await new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  const patience = setTimeout(() => process.exit(1), CLOSING_TIME)
  await room.close()
  clearTimeout(patience)
  return 0
}
