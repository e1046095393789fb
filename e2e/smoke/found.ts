import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { WebKit } from './webkit.ts'

const onPath = (...names: string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => names.map(name => join(folder, name)))
    .find(existsSync)

export const firefox = (): string | undefined => process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox')

/** The little browser that comes with the library. */
function miniBrowser(): string | undefined {
  const roots = [
    '/usr/lib',
    ...(existsSync('/usr/lib') ? readdirSync('/usr/lib').map(each => `/usr/lib/${each}`) : []),
  ]
  return roots
    .flatMap(root =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map(each => join(root, each, 'MiniBrowser')),
    )
    .find(existsSync)
}

export function webkit(): WebKit | undefined {
  const [driver, browser, screen] = [onPath('WebKitWebDriver'), miniBrowser(), onPath('Xvfb')]
  return driver && browser && screen ? { driver, browser, screen } : undefined
}
