import { DECREES, decision } from '@ludoteca/lisboa'
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

describe.each([
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
] as const)('on a laptop of $width × $height', size => {
  test('every card and decree in the drawer has its name', async () => {
    const long = DECREES.findIndex(each => each.id === 'decree-shopkeepers-1')
    const { save } = prepare(3, s => decision(s)?.kind === 'turn' && s.decrees.includes(long))
    await visit({ size }, '/', async (page, url) => {
      await openSave(page, url, save)
      await facesReady(page)
      await page.locator('[data-room] button[aria-expanded=false]').click()
      const nameless = () =>
        page.evaluate<
          string[]
        >(`[...document.querySelectorAll('[data-open-drawer] :is([data-spot^="decree:"], [data-spot^="draw:"])')]
          .map(each => [each.querySelector('.visually-hidden').textContent, each.querySelector('[style*="--widest"]')])
          .filter(([, name]) => !name || Number.parseFloat(getComputedStyle(name).fontSize) < 12)
          .map(([label]) => label)`)
      await expect.poll(nameless).toEqual([])
      expect(await page.locator('[data-open-drawer] [data-spot^="decree:"]').count()).toBeGreaterThan(0)
    })
  })

  test('what a visit costs and what favours are left stands beside the medallion, not on it', async () => {
    const { save } = prepare(3, s => decision(s)?.kind === 'turn')
    await visit({ size }, '/', async (page, url) => {
      await openSave(page, url, save)
      await facesReady(page)
      const over = await page.evaluate<
        string[]
      >(`[...document.querySelectorAll('[data-panel=court] section')].flatMap(noble => {
        const [medallion, ...beside] = [...noble.querySelectorAll(':scope > button')].slice(0, 3)
        const { x, y, width } = medallion.getBoundingClientRect()
        return beside.flatMap(each => [...each.querySelectorAll('b, svg')]).filter(thing => {
          const box = thing.getBoundingClientRect()
          const dx = Math.max(box.left - x - width / 2, 0, x + width / 2 - box.right)
          const dy = Math.max(box.top - y - width / 2, 0, y + width / 2 - box.bottom)
          return Math.hypot(dx, dy) < width / 2
        }).map(thing => noble.getAttribute('aria-label') + ' ' + thing.outerHTML.slice(0, 40))
      })`)
      expect(over).toEqual([])
    })
  })

  test('the cards one can play have their names, until one is taken up', async () => {
    const { save } = prepare(3, s => decision(s)?.kind === 'turn')
    await visit({ size, lang: 'zh' }, '/', async (page, url) => {
      await openSave(page, url, save)
      await facesReady(page)
      const cards = page.locator('#decision [aria-pressed]')
      const named = () =>
        page.evaluate<number>(`[...document.querySelectorAll('#decision [aria-pressed] [data-card-name] [style*="--widest"]')]
          .filter(each => Number.parseFloat(getComputedStyle(each).fontSize) >= 12).length`)
      await expect.poll(named).toBe(await cards.count())
      await cards.first().click()
      await expect.poll(named).toBe(0)
      await expect.poll(() => page.locator('#decision [data-use]').count()).toBeGreaterThan(0)
    })
  })
})
