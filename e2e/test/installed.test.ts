import { describe, inject, test } from 'vitest'
import { hasBundledBrowser, installedBrowser } from '../../scripts/lib/browser.mjs'
import { openChrome } from '../smoke/chrome.ts'
import { begin, GAMES, playOnline, playSome, playToTheEnd } from '../smoke/journey.ts'

const program = installedBrowser()

// Where there is no bundled browser, all other tests run in the installed one already.
describe.runIf(program && hasBundledBrowser())(
  'in the Chrome, Edge or Chromium that is installed here',
  () => {
    test('all games are played, come to their ends, and one is played online', async () => {
      const driver = await openChrome(program ?? '')
      const url = inject('url')
      try {
        await begin(driver, url)
        for (const game of GAMES) {
          await playSome(driver, url, game)
          await playToTheEnd(driver, url, game)
        }
        await playOnline(driver, url)
      } finally {
        await driver.close()
      }
    })
  },
)
