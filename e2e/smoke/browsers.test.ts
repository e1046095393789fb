import { afterAll, beforeAll, describe, inject, test } from 'vitest'
import type { Driver } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { firefox, webkit } from './found.ts'
import { begin, GAMES, leaveEarly, playOnline, playSome, playToTheEnd } from './journey.ts'
import { openWebKit } from './webkit.ts'

const BROWSERS: readonly [string, () => Promise<Driver>][] = [
  [
    'Firefox',
    () => {
      const program = firefox()
      if (!program)
        throw new Error('Firefox is missing: apt-get install firefox-esr (or FIREFOX_PATH names it)')
      return openFirefox(program)
    },
  ],
  [
    'WebKitGTK',
    () => {
      const parts = webkit()
      if (!parts) throw new Error('WebKitGTK is missing: apt-get install webkit2gtk-driver xvfb')
      return openWebKit(parts)
    },
  ],
]

describe.each(BROWSERS)('in %s', (_, open) => {
  let driver: Driver
  const url = inject('url')
  beforeAll(async () => {
    driver = await open()
    await begin(driver, url)
  })
  afterAll(() => driver?.close())

  test.each(GAMES)('%s is played', game => playSome(driver, url, game))
  test.each(GAMES)('%s comes to its end, and every way leads on from there', game =>
    playToTheEnd(driver, url, game),
  )
  test('a first visit that ends at once leaves the device ready', () => leaveEarly(driver, url))
  test('the lobby opens, and a table online is played', () => playOnline(driver, url))
})
