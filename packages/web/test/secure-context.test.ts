import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageSources } from './page-sources.ts'

/** What browsers have only over https and on the machine itself, and the files that know how to do without. */
const NEEDS_TRUST: Readonly<Record<string, { readonly use: RegExp; readonly files: readonly string[] }>> = {
  'random ids': { use: /randomUUID\(/, files: [] },
  'the browser’s own cryptography': { use: /crypto\.subtle/, files: [] },
  locks: { use: /navigator\.locks/, files: ['web/src/local/lock.ts'] },
  clipboard: { use: /navigator\.clipboard/, files: ['web/src/online/copy-text.ts'] },
  sharing: { use: /navigator\.(?:share|canShare)\b/, files: [] },
  'a place that is kept': { use: /navigator\.storage/, files: [] },
  'service worker': {
    use: /navigator\.serviceWorker|\bcaches\./,
    files: ['web/src/offline/register.ts', 'web/src/offline/sw.ts', 'web/src/people/push.ts'],
  },
  notifications: { use: /\bNotification\.|pushManager/, files: ['web/src/people/push.ts'] },
  badge: { use: /navigator\.(?:set|clear)AppBadge/, files: ['web/src/browser/title.ts'] },
  installing: { use: /beforeinstallprompt/, files: [] },
  'screen kept awake': { use: /navigator\.wakeLock/, files: [] },
}

const files = pageSources()

test.each(Object.entries(NEEDS_TRUST))(
  '%s: used only where plain http is thought of',
  (_, { use, files: known }) => {
    const found = files.filter(({ path }) => use.test(readFileSync(path, 'utf8'))).map(({ name }) => name)
    expect(found.sort()).toEqual([...known].sort())
  },
)
