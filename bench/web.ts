import type { Browser, Page } from 'playwright-core'
import { newContext } from '../e2e/lib/context.ts'
import { choose, offered, playOn, startGame } from '../e2e/lib/play.ts'
import { inBrowser } from '../e2e/lib/session.ts'

const PARTY = { seats: ['human', 'easy', 'easy'], seed: 'bench' } as const
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

function say(figure: string, value: number, bar: number, unit: string): void {
  const rounded = Math.round(value * 10) / 10
  console.log(JSON.stringify({ bench: 'web', figure, value: rounded, unit, bar, holds: rounded <= bar }))
}

async function inPage(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await newContext(browser, {})
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
async function tableReady(browser: Browser, url: string): Promise<void> {
  await inPage(browser, async page => {
    await startGame(page, url, PARTY)
    await playOn(page, 20)
    await offered(page)
    const slow = await page.context().newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.reload({ waitUntil: 'commit' })
    await page.waitForSelector('[data-choice]', { state: 'attached' })
    say('table interactive, 4× slowdown', await page.evaluate<number>('performance.now()'), 2000, 'ms')
  })
}

/** A whole stretch of play: how fast clicks are drawn, and whether bots ever hold the page up. */
async function play(browser: Browser, url: string): Promise<void> {
  await inPage(browser, async page => {
    await startGame(page, url, PARTY)
    await offered(page)
    await page.evaluate(WATCH)
    let clicks = 0
    while (clicks < CLICKS && (await offered(page)) === 'choice') {
      await choose(page, count => clicks % count)
      clicks++
    }
    await page.waitForTimeout(200)
    const slow = await page.evaluate<number[]>('globalThis.drawn')
    // The browser reports only clicks of 16 ms and more; the others count as 16.
    const all = [...new Array<number>(Math.max(0, clicks - slow.length)).fill(16), ...slow].sort(
      (a, b) => a - b,
    )
    say('click to drawn result, p95', all[Math.floor(all.length * 0.95)] ?? 0, 100, 'ms')
    say('main thread stall while bots play', await page.evaluate<number>('globalThis.longest'), 50, 'ms')
  })
}

export async function run(args: string[]): Promise<void> {
  if (args.length > 0) {
    console.error('npm run bench -- web takes no arguments.')
    process.exitCode = 2
    return
  }
  await inBrowser(async (browser, url) => {
    await homeScript(browser, url)
    await tableReady(browser, url)
    await play(browser, url)
  })
}
