// npm run screenshots: pictures of every page, on desk and phone, in both languages, into docs/screenshots.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DESK, newContext, PHONE, type Wish } from '@ludoteca/harness/browser/context.ts'
import { offered, playOn, startGame } from '@ludoteca/harness/browser/play.ts'
import { inBrowser } from '@ludoteca/harness/browser/session.ts'
import { shelf } from '@ludoteca/shelf'
import type { Browser, Page } from 'playwright-core'
import { letPlay, setUpTable, start, stopPlaying } from './lib/online.ts'

const folder = fileURLToPath(new URL('../docs/screenshots', import.meta.url))
const MID_GAME = 24
const FEW = 6

async function pictures(browser: Browser, url: string, device: string, wish: Wish): Promise<void> {
  const context = await newContext(browser, wish)
  const page = await context.newPage()
  const take = async (name: string) => {
    // Fonts and images are ours and local; one quiet frame is enough.
    await page.evaluate('document.fonts.ready')
    await page.screenshot({
      path: join(folder, `${name}-${device}-${wish.lang}.png`),
      animations: 'disabled',
    })
  }
  await page.goto(url)
  await page.locator('article').first().waitFor()
  await take('home')
  for (const { id } of shelf) await gamePictures(page, url, id, take)
  await onlinePictures(page, url, wish.lang === 'zh' ? '小安' : 'Ana', take)
  await context.close()
}

async function gamePictures(page: Page, url: string, game: string, take: (name: string) => Promise<void>) {
  await page.goto(`${url}/new/${game}`)
  await page.locator('form').waitFor()
  await take(`${game}-new`)
  await startGame(page, url, { game, seats: ['human', 'easy', 'easy'], seed: 'postcard' })
  await playOn(page, MID_GAME)
  await offered(page)
  await page.evaluate('scrollTo(0, 0)')
  await take(`${game}-table`)
  await playOn(page)
  await page.evaluate('scrollTo(0, 0)')
  await take(`${game}-final`)
  await page.goto(`${url}/rules/${game}`)
  await page.locator('article section').first().waitFor()
  await take(`${game}-rulebook`)
  await page.goto(`${url}/learn/${game}`)
  await page.getByTestId('lesson').waitFor()
  await take(`${game}-lesson`)
}

async function onlinePictures(page: Page, url: string, name: string, take: (name: string) => Promise<void>) {
  await setUpTable(page, url, name, { game: 'puerto-rico', seats: 4, pace: 'quick' })
  await take('online-waiting')
  const address = await setUpTable(page, url, name, { game: 'lisboa', seats: 3, pace: 'day' })
  await page.goto(`${url}/online`)
  await page.locator('article').first().waitFor()
  await take('online-lobby')
  await page.goto(address)
  await start(page)
  await letPlay(page)
  await page.getByTestId('log').locator('button').nth(FEW).waitFor()
  await stopPlaying(page)
  await offered(page)
  await page.evaluate('scrollTo(0, 0)')
  await take('online-table')
}

mkdirSync(folder, { recursive: true })
await inBrowser(async (browser, url) => {
  for (const lang of ['en', 'zh'] as const) {
    await pictures(browser, url, 'desk', { lang, size: DESK })
    await pictures(browser, url, 'phone', { lang, size: PHONE, phone: true })
  }
})
console.log(`Pictures are in ${folder}`)
