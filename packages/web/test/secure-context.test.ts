import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SOURCE = fileURLToPath(new URL('../src', import.meta.url))

/** What browsers have only over https and on the machine itself, and the files that know how to do without. */
const NEEDS_TRUST: Readonly<Record<string, { readonly use: RegExp; readonly files: readonly string[] }>> = {
  'random ids': { use: /randomUUID\(/, files: [] },
  'the browser’s own cryptography': { use: /crypto\.subtle/, files: [] },
  locks: { use: /navigator\.locks/, files: ['table/lock.ts'] },
  clipboard: { use: /navigator\.clipboard/, files: ['online/copy-text.ts'] },
  sharing: { use: /navigator\.(?:share|canShare)\b/, files: [] },
  'a place that is kept': { use: /navigator\.storage/, files: [] },
  'service worker': {
    use: /navigator\.serviceWorker|\bcaches\./,
    files: ['offline/register.ts', 'offline/sw.ts', 'people/push.ts'],
  },
  notifications: { use: /\bNotification\.|pushManager/, files: ['people/push.ts'] },
  badge: { use: /navigator\.(?:set|clear)AppBadge/, files: ['shell/title.ts'] },
  installing: { use: /beforeinstallprompt/, files: [] },
  'screen kept awake': { use: /navigator\.wakeLock/, files: [] },
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map(each => each.replaceAll('\\', '/'))
  .filter(each => /\.tsx?$/.test(each))

test.each(Object.entries(NEEDS_TRUST))(
  '%s: used only where plain http is thought of',
  (_, { use, files: known }) => {
    const found = files.filter(file => use.test(readFileSync(join(SOURCE, file), 'utf8')))
    expect(found.sort()).toEqual([...known].sort())
  },
)
