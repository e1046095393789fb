import { offered, playOn, startGame } from '@ludoteca/harness/browser/play.ts'
import { type State, squareNamed } from '@ludoteca/tigris-euphrates'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings } from '../lib/findings.ts'
import { facesReady, sideways } from '../lib/fitness.ts'
import { attacks, openTigris, piece, playTigris, square } from '../lib/tigris.ts'
import { visit } from '../lib/visit.ts'

const I7 = squareNamed('I7')
const EXTRAS = { wonder: 'on', buildings: 'on' }
const log = (page: Page) => page.getByTestId('log')
const final = (page: Page) => page.getByTestId('final')

describe('a whole game of Tigris & Euphrates, by touching what the board offers', () => {
  test('two people, the standard map, wonder and buildings', async () => {
    await visit({}, '/', async (page, url) => {
      await openTigris(page, url, { seats: 2, options: EXTRAS, at: s => s.turns === 0 })
      const { placed } = await playTigris(page, 12)
      expect(placed).toBe(12)
      await expect.poll(() => final(page).locator('tbody tr').count()).toBe(2)
      await expect.poll(() => final(page).locator('[data-weakest=true]').count()).toBe(2)
      await expect.poll(() => final(page).locator('figure path').count()).toBeGreaterThan(2)
    })
  })

  test('one person and two bots on a phone in Chinese', async () => {
    await visit({ lang: 'zh', phone: true }, null, async (page, url) => {
      await startGame(page, url, {
        game: 'tigris-euphrates',
        seats: ['human', 'easy', 'easy'],
        seed: 'whole-3',
      })
      await offered(page)
      await expect.poll(() => page.getByTestId('live').textContent()).toMatch(/轮到你：\S/)
      await playTigris(page, 8)
      const text = await final(page).textContent()
      expect(text).toMatch(/获胜/)
      expect(text).not.toMatch(/undefined|NaN|\{\w+\}/)
    })
  })

  test('with bots that choose alike whenever it is tried', async () => {
    const told = new Set<string | null>()
    for (let n = 0; n < 2; n++)
      await visit({}, null, async (page, url) => {
        const seats = ['human', 'easy', 'easy']
        await startGame(page, url, { game: 'tigris-euphrates', seats, seed: 'alike' })
        await playOn(page, 6)
        told.add(await log(page).textContent())
      })
    expect(told.size).toBe(1)
  })

  test('four people, the advanced map, wonder and buildings', async () => {
    await visit({}, '/', async (page, url) => {
      const options = { ...EXTRAS, map: 'B', scoring: 'open' }
      await openTigris(page, url, { seats: 4, options, at: s => s.turns === 0 })
      await playTigris(page, 8)
      await expect.poll(() => final(page).locator('tbody tr').count()).toBe(4)
    })
  })
})

describe('choosing on the map', () => {
  test('piece then square, square then piece; a closed square says why', async () => {
    await visit({}, '/', async (page, url) => {
      await openTigris(page, url, { seats: 2, at: s => s.turns === 4 && s.action === 1 })
      await piece(page, 'leader-3').click()
      await square(page, 'A4').click()
      await expect.poll(() => page.getByTestId('refusal').textContent()).toMatch(/river/)
      const open = page.locator('[data-square][data-open]').first()
      const name = (await open.getAttribute('data-square')) ?? ''
      await open.hover()
      await expect.poll(() => page.getByTestId('preview').textContent()).toContain(name)
      await open.click()
      await expect.poll(() => square(page, name).getAttribute('aria-label')).toContain('king')
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await expect.poll(() => square(page, name).getAttribute('aria-label')).toContain('empty')

      await square(page, name).click()
      await expect.poll(() => page.locator('aside').textContent()).toContain(`What goes on ${name}?`)
      await piece(page, 'leader-3').click()
      await expect.poll(() => square(page, name).getAttribute('aria-label')).toContain('king')
    })
  })

  test('by keyboard alone', async () => {
    await visit({}, '/', async (page, url) => {
      await openTigris(page, url, { seats: 2, at: s => s.turns === 4 && s.action === 1 })
      await page.keyboard.press('8')
      await piece(page, 'leader-3').focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      const focused = () => page.evaluate<string>('document.activeElement.dataset.square ?? ""')
      await expect.poll(() => focused()).not.toBe('')
      for (let i = 0; i < 40 && !(await square(page, await focused()).getAttribute('data-open')); i++)
        await page.keyboard.press(i % 9 === 8 ? 'ArrowUp' : i % 18 < 9 ? 'ArrowRight' : 'ArrowLeft')
      const name = await focused()
      await page.keyboard.press('Enter')
      await expect.poll(() => square(page, name).getAttribute('aria-label')).toContain('king')
    })
  })

  test('what is only considered goes with another piece, with Escape and with another view', async () => {
    await visit({ settings: { coach: 'always' } }, '/', async (page, url) => {
      await openTigris(page, url, { seats: 2, at: s => s.turns === 4 && s.action === 1 })
      const preview = page.getByTestId('preview')
      const ghost = page.getByTestId('ghost')
      await page.locator('[data-choice=pass]').hover()
      await preview.waitFor()
      await piece(page, 'leader-3').click()
      await expect.poll(() => preview.count()).toBe(0)

      await page.locator('[data-square][data-open]').first().hover()
      await ghost.waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => ghost.count()).toBe(0)
      await expect.poll(() => piece(page, 'leader-3').getAttribute('aria-pressed')).toBe('false')

      await page.getByTestId('coach-choice').click()
      await preview.waitFor()
      // A pointer that rests on the suggestion goes on considering it.
      await page.mouse.move(2, 2)
      await page.keyboard.press('v')
      await page.getByTestId('words').waitFor()
      await page.keyboard.press('v')
      await page.getByTestId('squares').waitFor()
      await expect.poll(() => preview.count()).toBe(0)
      await expect.poll(() => ghost.count()).toBe(0)
    })
  })

  test('Escape leaves the swap', async () => {
    await visit({}, '/', async (page, url) => {
      await openTigris(page, url, { seats: 2, at: s => s.turns === 2 })
      await page.locator('[data-choice=swap]').click()
      await page.getByTestId('swap-panel').locator('[aria-pressed]').first().click()
      await page.keyboard.press('Escape')
      await expect.poll(() => page.getByTestId('swap-panel').count()).toBe(0)
      await expect.poll(() => page.locator('[data-choice=swap]').count()).toBe(1)
    })
  })

  test('helpers can be switched off and stay off', async () => {
    await visit({}, '/', async (page, url) => {
      await openTigris(page, url, { seats: 2, at: s => s.turns === 6 })
      await page.getByRole('button', { name: 'Helpers' }).click()
      await page.getByRole('menuitemcheckbox', { name: /Coordinates/ }).click()
      await expect.poll(() => page.locator('main svg text', { hasText: /^P$/ }).count()).toBe(0)
      await page.reload()
      await page.getByTestId('squares').waitFor()
      await expect.poll(() => page.locator('main svg text', { hasText: /^P$/ }).count()).toBe(0)
    })
  })

  test('swapping marks several tiles and gives them away at once', async () => {
    await visit({}, '/', async (page, url) => {
      await openTigris(page, url, { seats: 2, at: s => s.turns === 2 })
      await page.locator('[data-choice=swap]').click()
      const tiles = page.getByTestId('swap-panel').locator('[aria-pressed]')
      await tiles.first().click()
      await tiles.last().click()
      await page.getByRole('button', { name: 'Swap 2 tiles' }).click()
      await expect.poll(() => log(page).textContent()).toMatch(/drew [\w ,]*(?:2 \w+s|1 \w+ and 1 \w+)/)
    })
  })
})

test('what is behind a screen stays there when the next person comes', async () => {
  await visit({}, '/', async (page, url) => {
    await openTigris(page, url, { seats: 2, at: s => s.turns === 6 && s.action === 1 })
    await expect.poll(() => page.locator('[data-own=true]').count()).toBe(1)
    const own = (await page.locator('[data-own=true]').textContent()) ?? ''
    await page.locator('[data-choice=pass]').click()
    await page.locator('[data-choice=pass]').click()
    await expect.poll(() => offered(page)).toBe('uncover')
    await expect.poll(() => page.locator('[data-own=true]').count()).toBe(0)
    await expect.poll(() => page.locator('[data-piece]').count()).toBe(0)
    const table = (await page.locator('main').textContent()) ?? ''
    expect(table.match(/Points are hidden until the end/g)).toHaveLength(2)
    expect(table).not.toContain(own)
  })
})

test('what the others changed is marked on the map until one acts', async () => {
  await visit({}, '/', async (page, url) => {
    await openTigris(page, url, { seats: 3, at: s => s.turns === 9 && s.action === 1 })
    const notches = page.getByTestId('news').locator('path')
    await expect.poll(() => notches.count()).toBeGreaterThan(0)
    await expect
      .poll(() => page.locator('[data-square][aria-label*="changed since you acted"]').count())
      .toBe(await notches.count())
    await page.locator('[data-choice=pass]').click()
    await expect.poll(() => notches.count()).toBe(0)
  })
})

test('the map can be walked over in words', async () => {
  await visit({}, '/', async (page, url) => {
    const at = (s: State) => s.turns === 9 && s.action === 1 && s.treasures.includes(I7)
    await openTigris(page, url, { seats: 3, at })
    await page.keyboard.press('v')
    await page.getByTestId('words').waitFor()
    await expect.poll(() => page.getByTestId('words').textContent()).toMatch(/Kingdom 1/)
    const legend = page.getByRole('list', { name: 'The signs' })
    await expect.poll(() => legend.textContent()).toMatch(/\* with a treasure.*~ river/)
    await expect.poll(() => legend.textContent()).toContain('2 after a leader: Bruno')
    await page.getByTestId('squares').locator('[tabindex="0"]').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => page.evaluate<string>('document.activeElement.lastElementChild.textContent'))
      .toMatch(/^I7, temple, with a treasure/)
  })
})

describe.each(['light', 'dark'] as const)('in the %s theme', theme => {
  test('neither board nor panels put an obstacle in anybody’s way', async () => {
    await visit({ theme, lang: theme === 'dark' ? 'zh' : 'en' }, '/', async (page, url) => {
      const positions: ((s: State) => boolean)[] = [
        theme === 'light' ? attacks('war') : s => s.phase.kind === 'monument',
        s => s.turns === 12 && s.phase.kind === 'action',
      ]
      for (const at of positions) {
        await openTigris(page, url, { seats: 3, options: EXTRAS, at })
        expect(await findings(page)).toEqual([])
      }
      await page.keyboard.press('v')
      await page.getByTestId('words').waitFor()
      expect(await findings(page)).toEqual([])
    })
  })
})

describe('on a phone', () => {
  test.each(['shipped', 'wide', 'narrow'] as const)(
    'a preview takes a few lines beside the square, all of it when asked: %s faces',
    async fonts => {
      await visit({ phone: true, fonts }, '/', async (page, url) => {
        await openTigris(page, url, { seats: 3, at: s => s.turns === 9 && s.action === 1 })
        await facesReady(page)
        expect(await sideways(page)).toBe(0)
        await piece(page, 'catastrophe').tap()
        const name = await page.locator('[data-square][data-open]').last().getAttribute('data-square')
        await square(page, name ?? '').tap()
        const preview = page.getByTestId('preview')
        await preview.waitFor()
        const height = async () => (await preview.boundingBox())?.height ?? 0
        const lower = async () => {
          const box = await square(page, name ?? '').boundingBox()
          return (box?.y ?? 0) + (box?.height ?? 0)
        }
        await expect.poll(async () => (await preview.boundingBox())?.y).toBeGreaterThanOrEqual(await lower())
        await expect.poll(() => height()).toBeLessThan(80)
        const few = await height()
        await page.getByTestId('preview-more').tap()
        await expect.poll(height).toBeGreaterThan(few)
      })
    },
  )

  test('the next decision begins at its beginning, however far one had scrolled', async () => {
    await visit({ phone: true, size: { width: 390, height: 500 } }, '/', async (page, url) => {
      await openTigris(page, url, { seats: 3, at: s => s.turns === 9 && s.action === 1 })
      const scrolled = () =>
        page.evaluate<number>(
          `document.querySelector('[data-choice=pass]').closest('section > div').scrollTop`,
        )
      await page.locator('[data-choice=pass]').scrollIntoViewIfNeeded()
      await expect.poll(() => scrolled()).toBeGreaterThan(0)
      await page.locator('[data-choice=pass]').tap()
      await expect.poll(() => page.locator('aside').textContent()).toContain('Take your second action')
      await expect.poll(() => scrolled()).toBe(0)
    })
  })

  test('the first tap magnifies, the second one plays', async () => {
    await visit({ phone: true }, '/', async (page, url) => {
      await openTigris(page, url, { seats: 3, at: s => s.turns === 9 && s.action === 1 })
      expect(await sideways(page)).toBe(0)
      await piece(page, 'leader-0').or(piece(page, 'leader-1')).first().tap()
      const open = page.locator('[data-square][data-open]').first()
      const name = (await open.getAttribute('data-square')) ?? ''
      const small = await open.boundingBox()
      expect(small?.width).toBeLessThan(44)
      await open.tap()
      await expect
        .poll(async () => (await square(page, name).boundingBox())?.width)
        .toBeGreaterThanOrEqual(44)
      await expect.poll(() => square(page, name).getAttribute('aria-label')).not.toContain('priest')
      await square(page, name).tap()
      await expect.poll(() => square(page, name).getAttribute('aria-label')).toContain('priest')
      expect(await sideways(page)).toBe(0)
    })
  })
})
