import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readAddress } from './address.ts'
import { createApp } from './app.ts'
import { listen } from './listen.ts'

const USAGE = `npm start -- [--port N] [--host H]

  --port N   where to listen (default 4280, or PORT); 0 means any free port
  --host H   0.0.0.0 lets others in your network in (default 127.0.0.1, or HOST)`

const folder = fileURLToPath(new URL('../../web/dist', import.meta.url))

async function main(): Promise<number> {
  const parsed = readAddress(process.argv.slice(2), process.env)
  if (!parsed.ok) {
    console.error(`${parsed.problem}.\n\n${USAGE}`)
    return 2
  }
  if (parsed.help) {
    console.log(USAGE)
    return 0
  }
  if (!existsSync(join(folder, 'index.html'))) {
    console.error('The page has not been built yet: npm start does that.')
    return 1
  }
  const app = await createApp(folder)
  const listening = await listen(app, parsed.address, console.error)
  if (!listening.ok) {
    console.error(listening.problem)
    return 1
  }
  console.log(
    `\n  Ludoteca · 桌游馆   ${listening.url}\n\n  Ctrl+C closes the room; games stay in the browser.\n`,
  )
  await new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  await app.close()
  return 0
}

process.exitCode = await main()
