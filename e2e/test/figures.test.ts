import { expect, test } from 'vitest'
import { playOn, startGame } from '../lib/play.ts'
import { visit } from '../lib/visit.ts'

const WATCH = `globalThis.longest = 0
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, entry.duration)
}).observe({ type: 'longtask', buffered: false })`

test('while bots play, the page has stretches without a stall', async () => {
  await visit({}, '/', async (page, url) => {
    await startGame(page, url, { seats: ['human', 'easy', 'easy', 'easy'], seed: 'stall' })
    await playOn(page, 3)
    // A busy machine can stretch any task now and then; a page that waits for its bots stalls every time.
    const worst: number[] = []
    for (let i = 0; i < 4 && Math.min(...worst, Number.POSITIVE_INFINITY) >= 50; i++) {
      await page.evaluate(WATCH)
      await playOn(page, 3)
      worst.push(await page.evaluate<number>('globalThis.longest'))
    }
    expect(Math.min(...worst)).toBeLessThan(50)
  })
})
