import { DESK } from '@ludoteca/harness/browser/context.ts'
import { choose, offered, playOn, startGame } from '@ludoteca/harness/browser/play.ts'
import { decision } from '@ludoteca/lisboa'
import { puertoRico, type State } from '@ludoteca/puerto-rico'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { lastDecision, openSave, prepare } from '../lib/lisboa.ts'
import { openPosition } from '../lib/position.ts'
import { seen } from '../lib/seen.ts'
import { visit } from '../lib/visit.ts'

const ON = { settings: { coach: 'always' } } as const
const THREE = { seats: ['human', 'easy', 'easy'] } as const

const coach = (page: Page) => page.getByTestId('coach')
const answer = (page: Page) => page.getByTestId('coach-choice')

/** The page keeps everything that the coach says and advises, and every height the strip has. */
const LISTEN = `{
  window.said = new Set()
  window.advised = new Set()
  window.heights = new Set()
  const look = () => {
    const choice = document.querySelector('[data-testid=coach-choice]')
    if (choice) window.advised.add(choice.textContent)
    const strip = document.querySelector('[data-testid=coach]')
    if (!strip) return
    window.said.add(strip.textContent)
    window.heights.add(Math.round(strip.getBoundingClientRect().height))
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  look()
}`
const kept = (page: Page, what: 'said' | 'advised' | 'heights') =>
  page.evaluate<(string | number)[]>(`[...window.${what}]`)

describe('the coach', () => {
  test('thinks it through and then says one thing, which stays', async () => {
    await visit(ON, null, async (page, url) => {
      // From the first: on a slow machine the thought is over before anybody looks.
      await page.addInitScript(LISTEN)
      await startGame(page, url, { ...THREE, seed: 'once' })
      await answer(page).waitFor()
      const thought = (await kept(page, 'said')).some(text =>
        /Looking for a sensible choice/.test(String(text)),
      )
      expect(thought).toBe(true)
      // As long again as it thinks: a second thought would have come by then.
      await page.waitForTimeout(2000)
      expect(await kept(page, 'advised')).toEqual([expect.stringMatching(/^A sensible choice: .+[^.]\.$/)])
    })
  })

  test.each([
    ['lisboa', { width: 1440, height: 900 }],
    ['puerto-rico', { width: 1024, height: 768 }],
  ] as const)('leaves the board of %s where it is from decision to decision', async (game, size) => {
    await visit({ ...ON, size }, null, async (page, url) => {
      await startGame(page, url, { ...THREE, game, seed: 'steady' })
      await offered(page)
      await page.evaluate(LISTEN)
      for (let i = 0; i < 5; i++) {
        // Not every decision has an answer: colonists are placed together, without one.
        await page.getByText('Looking for a sensible choice').waitFor({ state: 'detached' })
        await playOn(page, 2)
      }
      expect(await kept(page, 'heights')).toHaveLength(1)
      const board = await page.locator('main > :last-child').boundingBox()
      await coach(page).getByRole('button', { expanded: false }).click()
      expect(await page.locator('main > :last-child').boundingBox()).toEqual(board)
    })
  })

  test('is never an empty bar on a phone, neither while others play nor after the end', async () => {
    await visit(
      { ...ON, phone: true, settings: { ...ON.settings, confirm: 'always' } },
      '/',
      async (page, url) => {
        await startGame(page, url, { ...THREE, seed: 'empty' })
        for (let i = 0; i < 20 && (await offered(page)) === 'choice'; i++) await choose(page)
        await expect.poll(() => offered(page)).toBe('pass-on')
        await expect
          .poll(() => coach(page).getByText('Your next decision will be explained here.').isVisible())
          .toBe(true)
        await openSave(page, url, lastDecision(2).save)
        await expect.poll(() => coach(page).count()).toBe(1)
        await playOn(page)
        await page.getByRole('button', { name: 'Look at the board' }).click()
        await expect.poll(() => coach(page).count()).toBe(0)
      },
    )
  })
})

test('a hint begins with what the coach suggests', async () => {
  await visit(ON, null, async (page, url) => {
    await startGame(page, url, { game: 'tigris-euphrates', seats: ['human', 'easy', 'easy'], seed: 'agree' })
    await answer(page).waitFor()
    await page.getByTestId('hint').click()
    const first = page.getByTestId('advice').locator('li b').first()
    await expect
      .poll(() => answer(page).textContent())
      .toBe(`A sensible choice: ${await first.textContent()}.`)
  })
})

test('on a phone the coach stays beside the choices, however far down one is', async () => {
  await visit({ ...ON, phone: true }, '/', async (page, url) => {
    await openPosition(page, url, { seats: 3, seed: 'sight', phase: 'build', round: 3 })
    await answer(page).waitFor()
    for (const down of ['0', 'document.body.scrollHeight'])
      await expect
        .poll(async () => {
          await page.evaluate(`scrollTo(0, ${down})`)
          return seen(page, '[data-testid=coach-choice]')
        })
        .toBe(true)
  })
})

/** What the coach suggests is marked among the choices, and stays so while the pointer wanders over the board. */
async function findsTheChoice(page: Page): Promise<void> {
  await answer(page).click()
  await page.mouse.move(300, 500)
  await page.mouse.move(310, 510)
  const mark = '[aria-label="The decision"] [data-considered=true]'
  await expect.poll(() => page.locator(mark).count()).toBe(1)
  await expect.poll(() => seen(page, mark)).toBe(true)
  // And whoever cannot see the mark hears of it.
  await expect
    .poll(() => page.getByTestId('pointed').textContent())
    .toMatch(/^Marked among the choices: .+\.$/)
  const said = page.locator('[aria-label="The decision"]').getByRole('button', { name: /\(suggested\)$/ })
  await expect.poll(() => said.count()).toBe(1)
}

describe('a choice that the coach points out is shown in its panel', () => {
  test.each(['role', 'load', 'store'] as const)('of Puerto Rico: %s', async phase => {
    await visit(ON, '/', async (page, url) => {
      const where = (s: State) => puertoRico.legal(s).length > 1
      await openPosition(page, url, { seats: 3, seed: 'point', phase, round: 4, where })
      await findsTheChoice(page)
    })
  })

  test.each(['turn', 'follow', 'church', 'renew'] as const)('of Lisboa: %s', async kind => {
    const { save } = prepare(2, (s, legal) => decision(s)?.kind === kind && legal.length > 1)
    await visit(ON, '/', async (page, url) => {
      await openSave(page, url, save)
      await findsTheChoice(page)
    })
  })

  test('of Tigris & Euphrates: the piece lies on its square and waits to be confirmed', async () => {
    await visit(ON, null, async (page, url) => {
      await startGame(page, url, { ...THREE, game: 'tigris-euphrates', seed: 'point' })
      await answer(page).click()
      // Whatever it is, in an opening it goes somewhere: "… on E10."
      const square = (await answer(page).textContent())?.match(/ on (\w+)\.$/)?.[1]
      await expect.poll(() => page.locator('[data-piece][aria-pressed=true]').count()).toBe(1)
      await expect.poll(() => page.getByTestId('pointed').textContent()).toContain(` on ${square}.`)
      await page.locator('[data-choice=put]').click()
      await expect.poll(() => page.getByTestId('log').textContent()).toContain(` on ${square}.`)
    })
  })

  test('and told in Chinese too', async () => {
    await visit({ ...ON, lang: 'zh' }, null, async (page, url) => {
      await startGame(page, url, { ...THREE, seed: 'point' })
      await answer(page).click()
      const said = page.locator('#decision').getByRole('button', { name: /（建议的选择）$/ })
      await expect.poll(() => said.count()).toBe(1)
      await expect.poll(() => page.getByTestId('pointed').textContent()).toMatch(/^已在选项中标出：.+。$/)
    })
  })

  test('and the card it is about is opened, whichever was open', async () => {
    const { save } = prepare(2, s => decision(s)?.kind === 'turn')
    await visit(ON, '/', async (page, url) => {
      await openSave(page, url, save)
      await answer(page).waitFor()
      const cards = page.locator('[aria-label="The decision"] [aria-pressed]')
      for (let i = 0; i < (await cards.count()); i++) {
        await cards.nth(i).click()
        await findsTheChoice(page)
      }
    })
  })
})

describe('what is decided on the board of a phone is pointed out there', () => {
  const PHONE = { ...ON, phone: true } as const
  /** Is one of the places where it can be done seen in its middle? */
  const seenOne = (page: Page) =>
    page.evaluate<boolean>(`[...document.querySelectorAll('main [data-pointed=true]')].some(place => {
      const { x, y, width, height } = place.getBoundingClientRect()
      return place.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })`)

  /** It lies on the board, is seen there, and can be taken at once; the list of choices stays closed. */
  async function findsThePlace(page: Page): Promise<void> {
    await answer(page).tap()
    await expect.poll(() => seenOne(page)).toBe(true)
    expect(await page.locator('#decision').getAttribute('data-folded')).toBe('true')
    const marked = page.getByTestId('apart').locator('[data-considered=true]')
    await expect.poll(() => marked.isVisible()).toBe(true)
    await expect
      .poll(() => answer(page).textContent())
      .toContain(`${await marked.textContent()}`.split(' (')[0])
  }

  test.each(['role', 'build', 'load'] as const)('Puerto Rico: %s', async phase => {
    await visit(PHONE, '/', async (page, url) => {
      const where = (s: State) => puertoRico.legal(s).length > 2
      await openPosition(page, url, { seats: 3, seed: 'point', phase, round: 4, where })
      await findsThePlace(page)
    })
  })

  test.each(['plan', 'decree', 'store'] as const)('Lisboa: %s', async kind => {
    const { save } = prepare(2, (s, legal) => decision(s)?.kind === kind && legal.length > 2)
    await visit(PHONE, '/', async (page, url) => {
      await openSave(page, url, save)
      // Whoever looks elsewhere is brought there.
      await page.locator('[data-pane-tab]').last().tap()
      await findsThePlace(page)
    })
  })

  test('Lisboa: a hint does not open the list of choices either', async () => {
    const { save } = prepare(2, (s, legal) => decision(s)?.kind === 'decree' && legal.length > 2)
    await visit({ phone: true }, '/', async (page, url) => {
      await openSave(page, url, save)
      await page.getByTestId('hint').tap()
      const first = page.getByTestId('advice').getByRole('listitem').getByRole('button').first()
      await first.tap()
      await expect.poll(() => seenOne(page)).toBe(true)
      expect(await page.locator('#decision').getAttribute('data-folded')).toBe('true')
    })
  })
})

describe('hints', () => {
  test('fold away when a card is taken up, so that its uses are seen', async () => {
    const { save } = prepare(2, s => decision(s)?.kind === 'turn')
    for (const size of [DESK, { width: 1024, height: 768 }])
      await visit({ size }, '/', async (page, url) => {
        await openSave(page, url, save)
        const advice = page.getByTestId('advice')
        await page.getByTestId('hint').click()
        await advice.getByRole('listitem').first().waitFor()
        await page.locator('[data-spot^="hand:"]').last().click()
        await expect.poll(() => advice.getByRole('listitem').count()).toBe(0)
        await expect.poll(() => seen(page, '[data-use]')).toBe(true)
        await advice.getByRole('button', { name: 'Show the hints' }).click()
        await advice.getByRole('listitem').last().getByRole('button').click()
        await expect.poll(() => advice.getByRole('listitem').count()).toBe(1)
        await expect.poll(() => seen(page, '[data-considered=true] [data-use]')).toBe(true)
      })
  })
})
