import { parseArgs } from 'node:util'
import { newContext } from '@ludoteca/harness/browser/context.ts'
import { choose, offered, playOn, startGame } from '@ludoteca/harness/browser/play.ts'
import { inBrowser } from '@ludoteca/harness/browser/session.ts'
import { traced } from '@ludoteca/harness/browser/trace.ts'
import { shelf } from '@ludoteca/shelf'
import type { Browser, Page } from 'playwright-core'

const GAMES = shelf.map(({ id }) => id)
const SEATS = ['human', 'easy', 'easy']
const CLICKS = 60

/** Collects, in the page, how long clicks took to be drawn and how long the main thread was ever busy. */
const WATCH = `globalThis.drawn = []
globalThis.longest = 0
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (entry.name === 'click') globalThis.drawn.push(entry.duration)
}).observe({ type: 'event', durationThreshold: 16 })
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, entry.duration)
}).observe({ type: 'longtask' })`

function say(figure: string, value: number, bar: number, unit: string, game?: string): void {
  const rounded = Math.round(value * 10) / 10
  console.log(
    JSON.stringify({ bench: 'web', game, figure, value: rounded, unit, bar, holds: rounded <= bar }),
  )
}

const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0

async function inPage(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await newContext(browser, { kept: true })
  await work(await context.newPage())
  await context.close()
}

/** Script that Home loads, as it travels. */
async function homeScript(browser: Browser, url: string): Promise<void> {
  await inPage(browser, async page => {
    const sizes: Promise<{ responseBodySize: number }>[] = []
    page.on('requestfinished', request => {
      if (request.resourceType() === 'script') sizes.push(request.sizes())
    })
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size.responseBodySize, 0)
    say('script for Home', bytes / 1024, 200, 'KB')
  })
}

/** From the address of a table in mid-game to its first choice, on a processor four times slower. */
async function tableReady(browser: Browser, url: string, game: string): Promise<void> {
  await inPage(browser, async page => {
    await startGame(page, url, { game, seats: SEATS, seed: 'bench' })
    await playOn(page, 20)
    await offered(page)
    const slow = await page.context().newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.reload({ waitUntil: 'commit' })
    await page.waitForSelector('[data-choice]', { state: 'attached' })
    const ms = await page.evaluate<number>('performance.now()')
    say('table interactive, 4× slowdown', ms, 2000, 'ms', game)
  })
}

/** A whole stretch of play: how fast clicks are drawn, and whether bots ever hold the page up. */
async function play(browser: Browser, url: string, game: string): Promise<void> {
  await inPage(browser, async page => {
    await startGame(page, url, { game, seats: SEATS, seed: 'bench' })
    await offered(page)
    await page.evaluate(WATCH)
    const clicks = await clickOn(page)
    await page.waitForTimeout(200)
    const slow = await page.evaluate<number[]>('globalThis.drawn')
    // The browser reports only clicks of 16 ms and more; the others count as 16.
    const quick = new Array<number>(Math.max(0, clicks - slow.length)).fill(16)
    const longest = await page.evaluate<number>('globalThis.longest')
    say('click to drawn result, p95', p95([...quick, ...slow]), 100, 'ms', game)
    say('main thread stall while bots play', longest, 50, 'ms', game)
  })
}

/** The same without the clock on the wall: what the main thread itself had to do. */
async function work(browser: Browser, url: string, game: string): Promise<void> {
  await inPage(browser, async page => {
    await startGame(page, url, { game, seats: SEATS, seed: 'bench' })
    await offered(page)
    const { clicks, longest } = await traced(page, async () => {
      await clickOn(page)
    })
    say('main thread work per click, p95', p95(clicks), 50, 'ms of processor time', game)
    say('longest task while bots play', longest, 50, 'ms of processor time', game)
  })
}

async function clickOn(page: Page): Promise<number> {
  let clicks = 0
  while (clicks < CLICKS && (await offered(page)) === 'choice') {
    await choose(page, count => clicks % count)
    clicks++
  }
  return clicks
}

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { game: { type: 'string' } } })
  const games = values.game === undefined ? GAMES : GAMES.filter(game => game === values.game)
  if (games.length === 0) {
    console.error(`There is no page to measure for ${values.game}; known are ${GAMES.join(', ')}.`)
    process.exitCode = 2
    return
  }
  await inBrowser(async (browser, url) => {
    await homeScript(browser, url)
    for (const game of games) {
      await tableReady(browser, url, game)
      await play(browser, url, game)
      await work(browser, url, game)
    }
  })
}
