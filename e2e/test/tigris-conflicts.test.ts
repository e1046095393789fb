import type { State } from '@ludoteca/tigris-euphrates'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { facesReady, sideways } from '../lib/fitness.ts'
import { attacks, openTigris, sitDown, square } from '../lib/tigris.ts'
import { visit } from '../lib/visit.ts'

const EXTRAS = { wonder: 'on', buildings: 'on' }
const log = (page: Page) => page.getByTestId('log')

/** What was played out on the map, and how long it could be seen. */
interface Staged {
  readonly text: string
  readonly presses: string
  readonly ms?: number
}

/** Notes every conflict that is played out; they are gone before anybody else could look at them. */
const STAGES = `window.stages = []
window.pressAtOnce = false
new MutationObserver(() => {
  const stage = document.querySelector('[data-testid=stage]')
  const last = stages.at(-1)
  if (stage && (!last || last.ms !== undefined)) {
    stages.push({ text: stage.textContent, presses: getComputedStyle(stage).pointerEvents, since: performance.now() })
    if (pressAtOnce) setTimeout(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })), 50)
  } else if (!stage && last && last.ms === undefined) last.ms = performance.now() - last.since
}).observe(document.body, { childList: true, subtree: true })`

describe('conflicts', () => {
  test('a revolt is fought with supporters, and the board tells how it ended and why', async () => {
    await visit({}, '/', async (page, url) => {
      await openTigris(page, url, { seats: 3, at: attacks('revolt') })
      const panel = page.getByTestId('conflict')
      const before = Number(await panel.getByTestId('attacker-total').textContent())
      await panel.getByTestId('supporter').last().click()
      await expect.poll(() => panel.getByTestId('attacker-total').textContent()).toBe(String(before + 1))
      await expect.poll(() => panel.textContent()).toContain('A tie goes to the defender.')
      await panel.getByTestId('support').click()
      await page.getByTestId('uncover').click()
      await expect.poll(() => panel.getByTestId('attacker-total').textContent()).toBe(String(before + 1))
      await panel.getByTestId('support').click()
      const outcome = page.getByTestId('outcome')
      await outcome.waitFor()
      await expect.poll(() => outcome.textContent()).toMatch(/Revolt over the office of .+ wins/)
      await expect.poll(() => outcome.textContent()).toMatch(/goes home/)
      await expect.poll(() => outcome.getByTestId('attacker-total').textContent()).toBe(String(before + 1))
      await outcome.getByRole('button', { name: 'Close' }).click()
      await expect.poll(() => outcome.count()).toBe(0)
    })
  })

  test.each([
    ['desk', false],
    ['phone', true],
  ] as const)('a conflict is played out on the map, can be skipped and seen again (%s)', async (_, phone) => {
    const settings = { motion: 'normal', speed: 'slow' }
    await visit({ phone, settings }, '/', async (page, url) => {
      await openTigris(page, url, { seats: 3, at: attacks('revolt') })
      await page.evaluate(STAGES)
      const stages = () => page.evaluate<Staged[]>('stages')
      await page.getByTestId('supporter').first().click()
      await page.getByTestId('support').click()
      await page.getByTestId('uncover').click()
      await page.evaluate('pressAtOnce = true')
      await page.getByTestId('support').click()
      // Nobody has to wait for it: it takes no press from the map, and any press ends it.
      await expect.poll(async () => (await stages())[0]?.ms).toBeLessThan(2300)
      const [first] = await stages()
      expect(first?.text).toMatch(/Revolt over the office of/)
      expect(first?.presses).toBe('none')
      await sitDown(page)
      await page.evaluate('pressAtOnce = false')
      await page.getByTestId('stage-again').click()
      // It ends by itself.
      await expect.poll(async () => (await stages())[1]?.ms).toBeGreaterThan(2300)
      expect(await sideways(page)).toBe(0)
    })
  })

  test('where nothing moves, no conflict is played out', async () => {
    await visit({}, '/', async (page, url) => {
      await openTigris(page, url, { seats: 3, at: attacks('revolt') })
      await page.getByTestId('support').click()
      await page.getByTestId('uncover').click()
      await page.getByTestId('support').click()
      await page.getByTestId('outcome').waitFor()
      expect(await page.getByTestId('stage').count()).toBe(0)
      expect(await page.getByTestId('stage-again').count()).toBe(0)
    })
  })

  test.each([
    [false, 'shipped'],
    [true, 'shipped'],
    [true, 'wide'],
    [true, 'narrow'],
  ] as const)(
    'its result covers no square, nor does the sheet cover it (phone: %s, %s faces)',
    async (phone, fonts) => {
      await visit({ phone, fonts }, '/', async (page, url) => {
        await openTigris(page, url, { seats: 3, at: attacks('revolt') })
        await facesReady(page)
        await expect
          .poll(() => page.getByTestId('conflict').textContent())
          .toMatch(/If \w+ loses: .+ gains 1 red point/)
        await page.getByTestId('support').click()
        await page.getByTestId('uncover').click()
        await page.getByTestId('support').click()
        await page.getByTestId('outcome').waitFor()
        await sitDown(page)
        const [result, map, sheet] = await Promise.all(
          [
            page.getByTestId('outcome'),
            page.getByTestId('squares'),
            page.locator('aside > section').first(),
          ].map(each => each.boundingBox()),
        )
        if (!result || !map || !sheet) throw new Error('something is not to be seen')
        const under = result.y >= map.y + map.height
        const over = result.y + result.height <= map.y
        expect(under || over).toBe(true)
        if (phone) expect(result.y + result.height).toBeLessThanOrEqual(sheet.y)
      })
    },
  )

  test('of two wars the active player picks the first; both sides are told', async () => {
    await visit({}, '/', async (page, url) => {
      const at = (s: State) => s.phase.kind === 'war-order'
      await openTigris(page, url, { seats: 4, options: { ...EXTRAS, map: 'A' }, at })
      const wars = page.locator('aside [data-choice]', { hasText: /War of the/ })
      await expect.poll(() => wars.count()).toBeGreaterThanOrEqual(2)
      await expect.poll(() => wars.first().textContent()).toMatch(/\w+ \d+ · \w+ \d+/)
      await wars.first().hover()
      await expect.poll(() => page.getByTestId('preview').textContent()).toMatch(/If \w+ loses/)
      await wars.first().click()
      await wars.first().waitFor({ state: 'detached' })
      for (let side = 0; side < 2; side++) {
        await sitDown(page)
        await page.getByTestId('support').click()
        await page.getByTestId('conflict').waitFor({ state: 'detached' })
      }
      await expect.poll(() => log(page).textContent()).toMatch(/beat \w+: attack \d+, defence \d+/)
    })
  })
})

describe('building and taking', () => {
  test('a monument is picked by its picture and rises on the map', async () => {
    await visit({}, '/', async (page, url) => {
      const at = (s: State) => s.phase.kind === 'monument'
      await openTigris(page, url, { seats: 3, options: EXTRAS, at })
      const monument = page.locator('aside [data-choice]', { hasText: /monument/ }).first()
      const name = /(\w+-\w+ monument)/.exec((await monument.textContent()) ?? '')?.[1] ?? ''
      await monument.click()
      await expect.poll(() => log(page).textContent()).toContain(`built the ${name}`)
      await expect.poll(() => page.locator('main').textContent()).toContain('5 monuments not built yet')
    })
  })

  test('a treasure is taken on the map', async () => {
    await visit({}, '/', async (page, url) => {
      const at = (s: State) => s.phase.kind === 'treasure' && s.phase.squares.length > 1
      await openTigris(page, url, { seats: 2, options: EXTRAS, at })
      const open = page.locator('[data-square][data-open]')
      await expect.poll(() => open.count()).toBeGreaterThan(1)
      const name = (await open.last().getAttribute('data-square')) ?? ''
      await expect.poll(() => open.last().getAttribute('aria-label')).toContain('with a treasure')
      await open.last().click()
      await expect.poll(() => log(page).textContent()).toContain(`took the treasure from ${name}`)
      await expect.poll(() => square(page, name).getAttribute('aria-label')).not.toContain('with a treasure')
    })
  })
})
