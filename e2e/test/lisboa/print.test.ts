import { decision } from '@ludoteca/lisboa'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { facesReady } from '../../lib/fitness.ts'
import { openSave, prepare } from '../../lib/lisboa.ts'
import { visit } from '../../lib/visit.ts'

/** The sizes of all letters on the board, in pixels, smallest first. */
const sizes = (page: Page) =>
  page.evaluate<number[]>(`(() => {
    const walk = document.createTreeWalker(document.querySelector('[data-room]'), NodeFilter.SHOW_TEXT)
    const found = new Set()
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const holder = text.parentElement
      const range = document.createRange()
      range.selectNodeContents(text)
      if (!text.data.trim() || holder.closest('.visually-hidden') || range.getBoundingClientRect().width === 0) continue
      const { b = 0, d = 1 } = holder instanceof SVGElement ? holder.getScreenCTM() : {}
      found.add(Math.round(Number.parseFloat(getComputedStyle(holder).fontSize) * Math.hypot(b, d) * 10) / 10)
    }
    return [...found].toSorted((a, b) => a - b)
  })()`)

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const

describe.each(['en', 'zh'] as const)('the board is printed in two sizes, in %s', lang => {
  test.each([
    [2, 'store'],
    [3, 'open'],
    [4, 'turn'],
  ] as const)('with %i players: %s', async (seats, kind) => {
    const { save } = prepare(seats, s => s.period === 2 && decision(s)?.kind === kind)
    await visit({ lang }, '/', async (page, url) => {
      await openSave(page, url, save)
      await facesReady(page)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await expect.poll(async () => [size, await sizes(page)]).toEqual([size, [13, 17]])
      }
    })
  })
})

test('a card whose name has no room on a pile tells it when it is looked at', async () => {
  const { save } = prepare(3, s => decision(s)?.kind === 'turn')
  await visit({}, '/', async (page, url) => {
    await openSave(page, url, save)
    const piles = page.locator('[data-spot^="draw:"]')
    for (let pile = 0; pile < (await piles.count()); pile++) {
      const said = (await piles.nth(pile).locator('.visually-hidden').textContent()) ?? ''
      await piles.nth(pile).hover()
      await expect
        .poll(async () =>
          said.startsWith((await page.getByTestId('info').locator('strong').textContent()) ?? '?'),
        )
        .toBe(true)
    }
  })
})
