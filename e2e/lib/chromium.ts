import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type BrowserServer, chromium } from 'playwright-core'
import { hasBundledBrowser, installedBrowser } from '../../scripts/lib/browser.mjs'
import { type FontSet, fontConfig } from './fonts.ts'
import { PLAIN_NAME } from './plain.ts'

const home = fileURLToPath(new URL('../../.cache/chromium', import.meta.url))

/**
 * Unpacks the Chromium that npm brings, with the system libraries it needs, beside our other caches:
 * nothing of the machine is used but its kernel.
 */
async function unpack(): Promise<string> {
  mkdirSync(home, { recursive: true })
  const before = process.env.TMPDIR
  process.env.TMPDIR = home
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    const folder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', '..')
    const { inflate } = (await import(pathToFileURL(join(folder, 'build', 'esm', 'lambdafs.js')).href)) as {
      inflate: (file: string) => Promise<string>
    }
    const program = await packed.executablePath()
    if (!existsSync(join(home, 'al2023'))) await inflate(join(folder, 'bin', 'al2023.tar.br'))
    return program
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

/** Whatever faces the machine has, the browser finds ours. */
const surroundings = async (fonts: FontSet): Promise<Record<string, string>> =>
  ({ ...process.env, FONTCONFIG_FILE: await fontConfig(fonts) }) as Record<string, string>

/** The Chromium of npm where it runs, else one that people have installed. */
export async function launchBrowser(fonts: FontSet = 'shipped'): Promise<BrowserServer> {
  const args = [
    '--no-sandbox',
    '--font-render-hinting=none',
    `--host-resolver-rules=MAP ${PLAIN_NAME} 127.0.0.1`,
  ]
  if (!hasBundledBrowser()) {
    const installed = installedBrowser()
    if (!installed) throw new Error('There is no Chrome, Edge or Chromium here. CHROME_PATH can name one.')
    return chromium.launchServer({ executablePath: installed, args, env: await surroundings(fonts) })
  }
  const executablePath = await unpack()
  const libraries = [join(home, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return chromium.launchServer({
    executablePath,
    args,
    env: { ...(await surroundings(fonts)), LD_LIBRARY_PATH: libraries },
  })
}
