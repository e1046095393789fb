import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type BrowserServer, chromium } from 'playwright-core'
import { hasBundledBrowser, installedBrowser } from '../../../../scripts/lib/browser.mjs'
import { madeOnce } from '../made-once.ts'
import { type FontSet, fontConfig } from './fonts.ts'
import { PLAIN_NAME } from './plain.ts'

const require = createRequire(import.meta.url)
const CACHE = fileURLToPath(new URL('../../../../.cache', import.meta.url))

/**
 * Unpacks the Chromium that npm brings, with the system libraries it needs, beside our other caches:
 * nothing of the machine is used but its kernel. Resolves with its folder; a newer Chromium gets another one.
 */
function unpacked(): Promise<string> {
  const packed = join(dirname(require.resolve('@sparticuz/chromium')), '..', '..')
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as { version: string }
  return madeOnce(join(CACHE, `chromium-${version}`), into => unpack(packed, into))
}

/** The package unpacks into the folder of temporary files. */
async function unpack(packed: string, into: string): Promise<void> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = into
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    const { inflate } = (await import(pathToFileURL(join(packed, 'build', 'esm', 'lambdafs.js')).href)) as {
      inflate: (file: string) => Promise<string>
    }
    await chromium.executablePath()
    if (!existsSync(join(into, 'al2023'))) await inflate(join(packed, 'bin', 'al2023.tar.br'))
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

/** Whatever faces the machine has, the browser finds ours. */
const environment = async (fonts: FontSet): Promise<Record<string, string>> =>
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
    return chromium.launchServer({ executablePath: installed, args, env: await environment(fonts) })
  }
  const home = await unpacked()
  const libraries = [join(home, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return chromium.launchServer({
    executablePath: join(home, 'chromium'),
    args,
    env: { ...(await environment(fonts)), LD_LIBRARY_PATH: libraries },
  })
}
