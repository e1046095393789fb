import { DESK } from '@ludoteca/harness/browser/context.ts'
import { playOn } from '@ludoteca/harness/browser/play.ts'
import { CARDS, decision, type State } from '@ludoteca/lisboa'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings } from '../lib/findings.ts'
import { facesReady } from '../lib/fitness.ts'
import { openSave, prepare } from '../lib/lisboa.ts'
import { seen } from '../lib/seen.ts'
import { visit } from '../lib/visit.ts'

/** What the board shows only in part: all that hides what does not fit. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('[data-room], [data-panel], [data-panel] *')]
    .filter(each => !each.closest('.visually-hidden') && getComputedStyle(each).overflowY !== 'visible')
    .filter(each => each.clientHeight > 0 && each.scrollHeight > each.clientHeight + 1)
    .map(each => each.className + ' ' + each.textContent.slice(-40) + ' ' + each.scrollHeight + '>' + each.clientHeight)`)

/** The smallest letters on the board, in pixels. */
const smallest = (page: Page): Promise<number> =>
  page.evaluate(`Math.min(...[...document.querySelectorAll('[data-panel] *')]
    .filter(each => !each.closest('.visually-hidden') && !each.closest('svg'))
    .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim() !== ''))
    .map(each => parseFloat(getComputedStyle(each).fontSize)))`)

const DESKS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const

/** What lies under the hand, leaves its panel, or is below the window. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const edge = document.querySelector('[data-spot=hand]').getBoundingClientRect().top
    const low = (each, edge) => each.getBoundingClientRect().bottom > edge + 1
    return [
      ...[...document.querySelectorAll('[data-panel=mine] section button')].filter(each => low(each, edge)),
      ...[...document.querySelectorAll('main button')].filter(each => low(each, innerHeight)),
      ...[...document.querySelectorAll('[data-panel] button')].filter(each => {
        const panel = each.closest('[data-panel]').getBoundingClientRect()
        const box = each.getBoundingClientRect()
        return box.left < panel.left - 4 || box.right > panel.right + 4 || box.bottom > panel.bottom + 4
      }),
    ].filter(each => each.getBoundingClientRect().width > 0)
      .map(each => (each.dataset.spot ?? '') + ' ' + each.textContent.slice(0, 40))
  })()`)

const held = (s: State): number =>
  s.players.reduce(
    (sum, p) => sum + p.clergy.length + p.decrees.length + p.plans.length + p.cards.length + p.ships.length,
    0,
  )

/** A turn in the second half, when people have collected much. */
const late = (seats: number) =>
  prepare(seats, s => s.period === 2 && decision(s)?.kind === 'turn' && held(s) >= 20)

const FONTS = ['shipped', 'wide', 'narrow'] as const

describe('for everyone', () => {
  test.each(['light', 'dark'] as const)('axe has no serious objection in the %s theme', async theme => {
    const { save } = prepare(3, s => decision(s)?.kind === 'store')
    await visit({ theme, lang: theme === 'dark' ? 'zh' : 'en' }, '/', async (page, url) => {
      await openSave(page, url, save)
      expect(await findings(page)).toEqual([])
    })
  })

  test.each(FONTS)('everything lies in one view on a desk, with %s faces', async fonts => {
    const { save } = prepare(4, s => s.period === 2 && decision(s)?.kind === 'turn')
    await visit({ fonts }, '/', async (page, url) => {
      await openSave(page, url, save)
      await expect.poll(() => cutOff(page)).toEqual([])
    })
  })

  test.each([
    ['en', 2],
    ['zh', 3],
    ['en', 4],
  ] as const)('late in the game too, with the coach, in %s with %i players', async (lang, seats) => {
    const { save } = late(seats)
    await visit({ lang, settings: { coach: 'always' } }, '/', async (page, url) => {
      await openSave(page, url, save)
      await page.getByTestId('coach-choice').waitFor()
      await expect.poll(() => cutOff(page)).toEqual([])
      await expect.poll(() => smallest(page)).toBeGreaterThanOrEqual(12)
    })
  })

  test.each([
    ['always', 'en', 1366, 768],
    ['off', 'zh', 1366, 768],
    ['always', 'zh', 1280, 720],
    ['off', 'en', 1280, 720],
  ] as const)(
    'with the coach %s a laptop can be read, in %s at %i × %i',
    async (coach, lang, width, height) => {
      const { save } = late(4)
      await visit({ lang, size: { width, height }, settings: { coach } }, '/', async (page, url) => {
        await openSave(page, url, save)
        if (coach === 'always') await page.getByTestId('coach-choice').waitFor()
        await expect.poll(() => smallest(page)).toBeGreaterThanOrEqual(12)
        await expect.poll(() => cutOff(page)).toEqual([])
        await expect.poll(() => page.evaluate('scrollY + document.querySelector("main").scrollTop')).toBe(0)
      })
    },
  )

  test('on a laptop the drawer of cards, decrees, ships and plans opens by itself, and when it is pulled', async () => {
    const size = { width: 1366, height: 768 }
    const turn = prepare(3, s => decision(s)?.kind === 'turn')
    await visit({ size }, '/', async (page, url) => {
      await openSave(page, url, turn.save)
      for (const panel of ['city', 'court', 'church', 'mine', 'others'])
        await expect
          .poll(async () => [panel, await seen(page, `[data-panel=${panel}]`)])
          .toEqual([panel, true])
      expect(await page.locator('[data-open-drawer]').count()).toBe(0)
      await page.locator('[data-drawer=supply]').click()
      await expect.poll(() => seen(page, '[data-panel=decrees]')).toBe(true)
      await page.locator('[data-drawer=supply]').click()
      await expect.poll(() => page.locator('[data-open-drawer]').count()).toBe(0)
    })
    const decree = prepare(3, s => decision(s)?.kind === 'decree')
    await visit({ size }, '/', async (page, url) => {
      await openSave(page, url, decree.save)
      await expect.poll(() => seen(page, '[data-spot^="decree:"][data-open=true]')).toBe(true)
    })
  })

  test.each([
    ['en', 2],
    ['zh', 3],
    ['en', 4],
  ] as const)(
    'nothing lies under the hand or below the window, in %s with %i players',
    async (lang, seats) => {
      const { save } = late(seats)
      await visit({ lang }, '/', async (page, url) => {
        await openSave(page, url, save)
        for (const size of DESKS) {
          await page.setViewportSize(size)
          await expect.poll(async () => [size, await covered(page)]).toEqual([size, []])
        }
      })
    },
  )

  test('at a desk the city is as large as it was promised', async () => {
    const { save } = prepare(4, s => decision(s)?.kind === 'turn')
    await visit({}, '/', async (page, url) => {
      await openSave(page, url, save)
      const sizeOf = async (selector: string) => {
        const box = await page.locator(selector).first().boundingBox()
        return [box?.width ?? 0, box?.height ?? 0] as const
      }
      const [cityWidth, cityHeight] = await sizeOf('[data-panel=city]')
      expect(cityWidth).toBeGreaterThanOrEqual(620)
      expect(cityHeight).toBeGreaterThanOrEqual(430)
      for (let plot = 0; plot < 24; plot++) {
        const [width, height] = await sizeOf(`[data-spot="plot:${plot}"]`)
        expect(width).toBeGreaterThanOrEqual(88)
        expect(height).toBeGreaterThanOrEqual(64)
      }
      expect((await sizeOf('header'))[1]).toBe(44)
    })
  })

  test.each(FONTS)('the words on a card in hand are never cut, with %s faces', async fonts => {
    const wordy = CARDS.findIndex(card => card.id === 'treasury-brown-4')
    const { save } = prepare(3, s => {
      const frame = decision(s)
      return frame?.kind === 'turn' && (s.players[frame.seat]?.hand.includes(wordy) ?? false)
    })
    const lap = { width: 1366, height: 768 }
    const tablet = { width: 1024, height: 768 }
    const desk = { size: DESK, settings: { coach: 'always' } }
    for (const [wish, ...sizes] of [[desk], [{ size: lap }, tablet], [{ phone: true }]] as const) {
      await visit({ ...wish, fonts }, '/', async (page, url) => {
        await openSave(page, url, save)
        await facesReady(page)
        await expect.poll(() => cutOff(page)).toEqual([])
        for (const size of sizes) {
          await page.setViewportSize(size)
          await expect.poll(async () => [size, await cutOff(page)]).toEqual([size, []])
        }
      })
    }
  })

  test('on a phone the city comes forward, fits, and is made for fingers', async () => {
    const { save } = prepare(4, s => decision(s)?.kind === 'store')
    await visit({ phone: true }, '/', async (page, url) => {
      await openSave(page, url, save)
      await expect.poll(() => seen(page, '[data-spot="spot:0"]')).toBe(true)
      const tab = page.locator('[data-pane-tab=city]')
      await expect.poll(() => tab.getAttribute('aria-current')).toBe('true')
      await expect.poll(() => tab.getAttribute('data-first')).toBe('true')
      const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
      expect(await page.evaluate<number>(sideways)).toBe(0)
      const small = await page.evaluate<string[]>(`[...document.querySelectorAll('main button')]
        .map(each => [each, each.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
        .map(([each, box]) => each.dataset.spot + ' ' + each.className + ' ' + Math.round(box.width) + 'x' + Math.round(box.height))`)
      expect(small).toEqual([])
      await page.locator('[data-spot^="plot:"][data-open=true]').first().tap()
      await page.getByTestId('info').getByRole('button').first().tap()
      // The reward of this plot comes first: where the Cardinal goes.
      await page.getByText('Move the Cardinal and take').first().waitFor()
      await playOn(page, 1)
      await expect.poll(() => page.getByTestId('log').textContent()).toMatch(/placed a store on/)
    })
  })
})
