import { CHOICE, choose, offered, press, startGame } from '@ludoteca/harness/browser/play.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings } from '../lib/findings.ts'
import { sideways } from '../lib/fitness.ts'
import { seen } from '../lib/seen.ts'
import { visit } from '../lib/visit.ts'

const caption = (page: Page) => page.getByTestId('caption')
const toNow = (page: Page) => page.getByTestId('to-now')
const control = (page: Page, name: string) => page.getByTestId(name)
const shownSeat = (page: Page) => caption(page).getAttribute('data-seat')
/** How many steps wait to be shown. */
const waiting = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await toNow(page).textContent()) ?? '')?.[0])

/** A game with two bots, stopped while they play: all they did up to the person’s next decision waits to be shown. */
async function stopped(page: Page, url: string, game: string): Promise<void> {
  await startGame(page, url, { game, seats: ['human', 'easy', 'easy'], seed: 'followed' })
  await offered(page)
  await control(page, 'pause').click()
  await actOn(page, game)
}

/** Acts until the bots have played. */
async function actOn(page: Page, game: string): Promise<void> {
  while ((await toNow(page).count()) === 0) {
    await offered(page)
    if (game === 'tigris-euphrates') await press(page.locator('[data-choice=pass]'))
    else await choose(page)
    await expect.poll(() => page.locator(CHOICE).count()).toBeGreaterThan(0)
  }
}

const GAMES = ['puerto-rico', 'tigris-euphrates', 'lisboa'] as const

describe.each([
  ['desk', false],
  ['phone', true],
] as const)('on a %s', (_, phone) => {
  test.each(GAMES)('what each bot did in %s is told step by step', async game => {
    await visit({ phone, settings: { speed: 'slow', motion: 'normal' } }, null, async (page, url) => {
      await stopped(page, url, game)
      const told = new Map<string, string>()
      for (let i = 0; i < 80 && !(told.has('1') && told.has('2')); i++) {
        await actOn(page, game)
        await control(page, 'step').click()
        told.set((await shownSeat(page)) ?? '', (await caption(page).textContent()) ?? '')
      }
      expect(told.get('1')).toMatch(/^\s*Ana → \S/)
      expect(told.get('2')).toMatch(/^\s*Bruno → \S/)
      expect(await sideways(page)).toBe(0)
      expect(await findings(page)).toEqual([])
    })
  })

  test('a person who is asked can act although not everything has been shown', async () => {
    await visit({ phone, settings: { speed: 'slow' } }, null, async (page, url) => {
      await stopped(page, url, 'tigris-euphrates')
      expect(await waiting(page)).toBeGreaterThan(0)
      await page.locator('[data-choice=pass]').click()
      await expect.poll(() => shownSeat(page)).toBe('0')
    })
  })

  test('touching the board when asked brings the present, and does nothing else', async () => {
    await visit({ phone, settings: { speed: 'slow' } }, null, async (page, url) => {
      await stopped(page, url, 'tigris-euphrates')
      const steps = await page.getByTestId('log').locator('li').count()
      await page.locator('[data-square=H2]').click()
      await toNow(page).waitFor({ state: 'detached' })
      await expect.poll(() => page.getByTestId('log').locator('li').count()).toBeGreaterThan(steps)
      expect(await page.locator('[data-square][aria-pressed=true]').count()).toBe(0)
    })
  })
})

test('pausing, single steps, speed and sound have keys, and the speed is remembered', async () => {
  await visit({ settings: { speed: 'slow' } }, null, async (page, url) => {
    await stopped(page, url, 'puerto-rico')
    const before = await waiting(page)
    await page.keyboard.press('.')
    await expect
      .poll(async () => ((await toNow(page).count()) === 0 ? 0 : waiting(page)))
      .toBeLessThan(before)
    await page.keyboard.press('n')
    await toNow(page).waitFor({ state: 'detached' })
    await expect.poll(() => control(page, 'pause').getAttribute('aria-pressed')).toBe('false')
    await page.keyboard.press('p')
    await expect.poll(() => control(page, 'pause').getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('+')
    await page.keyboard.press('m')
    await expect.poll(() => control(page, 'speed').getAttribute('aria-label')).toBe('Speed: Normal')
    await page.reload()
    await page.locator(CHOICE).first().waitFor()
    expect(await control(page, 'speed').getAttribute('aria-label')).toBe('Speed: Normal')
    expect(await control(page, 'sound').getAttribute('aria-pressed')).toBe('true')
  })
})

test('the speed is chosen at the table; at once leads to the present', async () => {
  await visit({ phone: true, lang: 'zh', settings: { speed: 'slow' } }, null, async (page, url) => {
    await stopped(page, url, 'puerto-rico')
    await control(page, 'speed').click()
    await page.getByTestId('speed-now').click()
    await toNow(page).waitFor({ state: 'detached' })
    await expect.poll(() => control(page, 'speed').getAttribute('aria-label')).toBe('速度: 立即')
  })
})

/** The page keeps what has been marked at the board: some steps happen nowhere, and no mark stays for ever. */
const WATCH = `{
  window.marked = new Set()
  new MutationObserver(() => {
    for (const each of ['shine', 'gain="1"', 'gain="2"', 'news'])
      if (document.querySelector('[data-' + each + ']')) window.marked.add(each.slice(0, 4))
  }).observe(document, { childList: true, subtree: true })
}`
const marked = (page: Page) => page.evaluate<string[]>('[...window.marked].toSorted()')
/** A step is drawn, and what marks it after that. */
const frames = (page: Page) =>
  page.evaluate(`new Promise(done => {
    const next = left => (left === 0 ? done() : requestAnimationFrame(() => next(left - 1)))
    next(4)
  })`)

test('the place of a step shines, what it brought stands at the board, and news is marked', async () => {
  await visit({ settings: { speed: 'slow' } }, null, async (page, url) => {
    await stopped(page, url, 'puerto-rico')
    await page.evaluate(WATCH)
    for (let i = 0; i < 40 && (await marked(page)).length < 3; i++) {
      await actOn(page, 'puerto-rico')
      await page.keyboard.press('.')
      await frames(page)
    }
    await expect.poll(() => marked(page)).toEqual(['gain', 'news', 'shin'])
  })
})

test.each(GAMES)(
  'on a phone what the others do in %s stays in sight, however far one scrolls',
  async game => {
    await visit({ phone: true, settings: { speed: 'slow' } }, null, async (page, url) => {
      await stopped(page, url, game)
      for (const top of [0, 200, 500, 900]) {
        await page.evaluate(`scrollTo(0, ${top})`)
        expect(await seen(page, '[data-testid=caption]')).toBe(true)
        expect(await seen(page, '[data-testid=pause]')).toBe(true)
      }
    })
  },
)

test.each([
  ['puerto-rico', { width: 1280, height: 720 }],
  ['tigris-euphrates', { width: 1366, height: 768 }],
  ['lisboa', { width: 1440, height: 900 }],
] as const)('beside the coach in %s both he and the caption can be read', async (game, size) => {
  await visit({ size, settings: { coach: 'always', speed: 'slow' } }, null, async (page, url) => {
    await stopped(page, url, game)
    for (const name of ['caption', 'pause', 'coach-choice', 'coach-off'])
      await expect.poll(() => seen(page, `[data-testid=${name}]`)).toBe(true)
    expect(await findings(page)).toEqual([])
  })
})

/** Something shines below what sticks to the upper edge of a phone and above the choices. */
const SHINES = `[...document.querySelectorAll('[data-shine]')].some(each => {
  const { top } = each.getBoundingClientRect()
  return top > 100 && top < innerHeight / 2
})`

test('on a phone touching the caption leads to where the step happened', async () => {
  await visit({ phone: true, settings: { speed: 'slow' } }, null, async (page, url) => {
    await stopped(page, url, 'puerto-rico')
    const bottom = 'scrollTo(0, document.body.scrollHeight)'
    let led = false
    for (let i = 0; i < 40 && !led; i++) {
      await actOn(page, 'puerto-rico')
      // As far down as one can be: most of what happens is out of sight, until the caption is touched.
      await page.evaluate(bottom)
      await control(page, 'step').click()
      await frames(page)
      const from = await page.evaluate<number>('scrollY')
      await caption(page).tap()
      await frames(page)
      const to = await page.evaluate<number>('scrollY')
      led = to < from - 100 && (await page.evaluate<boolean>(SHINES))
    }
    expect(led).toBe(true)
  })
})

test('what is special about a table stands beside the caption, not beneath it', async () => {
  await visit({ settings: { speed: 'now' } }, null, async (page, url) => {
    await startGame(page, url, { seats: ['human', 'easy', 'easy'], seed: 'special' })
    await offered(page)
    await choose(page)
    await offered(page)
    const table = page.url()
    await page.getByTestId('log').locator('button').first().click()
    await page.getByTestId('play-on').click()
    await page.waitForURL(address => address.href !== table)
    await page.locator('h1 small').waitFor()
    expect(await seen(page, 'h1 small')).toBe(true)
    expect(await seen(page, '[data-testid=caption]')).toBe(true)
  })
})

test('a table that is over is not followed any more', async () => {
  await visit({ settings: { speed: 'now' } }, null, async (page, url) => {
    await startGame(page, url, { seats: ['random', 'random', 'random'], seed: 'over' })
    await page.getByTestId('final').waitFor({ timeout: 120_000 })
    expect(await caption(page).count()).toBe(0)
  })
})
