import { PHONE } from '@ludoteca/harness/browser/context.ts'
import { choose, offered, playOn, startGame } from '@ludoteca/harness/browser/play.ts'
import { puertoRico, type State } from '@ludoteca/puerto-rico'
import { conflictNow } from '@ludoteca/tigris-euphrates'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openPosition } from '../../lib/position.ts'
import { seen } from '../../lib/seen.ts'
import { openTigris } from '../../lib/tigris.ts'
import { visit } from '../../lib/visit.ts'

const LAPTOPS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
] as const
const THREE = { seats: ['human', 'easy', 'easy'] } as const

const bar = (page: Page) => page.locator('aside > section').first()
const info = (page: Page) => page.getByTestId('info')
const sections = (page: Page) =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('[data-section]')].map(each => each.dataset.section)`,
  )
/** Whether this begins in the upper half of a phone. */
const isHigh = async (page: Page, selector: string) => {
  const { y = Number.NaN } = (await page.locator(selector).first().boundingBox()) ?? {}
  return y >= 0 && y < PHONE.height / 2
}

describe('at a desk', () => {
  test.each(LAPTOPS)('all six roles are seen at once at $width × $height', async size => {
    await visit({ size }, '/', async (page, url) => {
      const where = (s: State) => puertoRico.legal(s).filter(a => a.type === 'role').length === 6
      await openPosition(page, url, { seats: 3, seed: 'six', phase: 'role', where })
      await offered(page)
      for (let n = 1; n <= 6; n++)
        await expect.poll(async () => [n, await seen(page, `[data-choice="${n}"]`)]).toEqual([n, true])
    })
  })

  test.each(LAPTOPS)(
    'all a turn in Tigris & Euphrates offers is seen at once at $width × $height',
    async size => {
      await visit({ size, lang: 'zh' }, '/', async (page, url) => {
        await openTigris(page, url, { seats: 4, at: s => s.turns === 28 })
        await page.locator('[data-choice=swap]').waitFor()
        // The points stand in more lines than the log: on a laptop they do not take them from the choices.
        for (const tab of size.height > 720 ? ['log', 'standings'] : ['log']) {
          await page.locator(`[data-tab=${tab}]`).click()
          for (const choice of ['9', 'swap', 'pass'])
            await expect
              .poll(() => seen(page, `[data-choice="${choice}"]`), { message: `${tab} ${choice}` })
              .toBe(true)
        }
      })
    },
  )

  test('the panel of choices keeps its height from decision to decision', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, { ...THREE, seed: 'height' })
      const heights = new Set<number>()
      for (let i = 0; i < 8; i++) {
        await playOn(page, 1)
        heights.add(Math.round((await bar(page).boundingBox())?.height ?? 0))
      }
      expect(heights.size).toBe(1)
    })
  })

  test('beside the coach the board gives up one row at the most, for the captions', async () => {
    const boards: number[] = []
    for (const coach of ['off', 'always'])
      await visit({ settings: { coach } }, null, async (page, url) => {
        await startGame(page, url, { ...THREE, seed: 'coach' })
        await offered(page)
        boards.push((await page.locator('main > :last-child').boundingBox())?.height ?? 0)
      })
    expect((boards[0] ?? 0) - (boards[1] ?? 0)).toBeLessThanOrEqual(44)
  })

  test.each(['en', 'zh'] as const)('everybody’s name is read in full on a small desk, in %s', async lang => {
    await visit({ lang, size: { width: 1280, height: 720 } }, '/', async (page, url) => {
      const seats = ['easy', 'easy', 'human', 'easy']
      await startGame(page, url, { game: 'puerto-rico', seats, seed: 'names' })
      // Whoever has an office or a role has less room.
      await offered(page)
      const names = page.locator('[data-section] h3:has([role=img])')
      expect(await names.count()).toBe(3)
      const cut = await names.evaluateAll(all =>
        all.filter(name => name.scrollWidth > name.clientWidth + 1).map(name => name.textContent),
      )
      expect(cut).toEqual([])
    })
  })

  test('buildings to build are listed by column', async () => {
    await visit({}, '/', async (page, url) => {
      await openPosition(page, url, { seats: 3, seed: 's3', phase: 'build', round: 5 })
      await offered(page)
      const titles = await page.getByTestId('choices').getByRole('heading').allTextContents()
      expect(titles.length).toBeGreaterThan(1)
      expect(titles).toEqual(titles.toSorted())
    })
  })

  test('ships, trading house, people and supply say what they are; large buildings what they would score', async () => {
    await visit({}, '/', async (page, url) => {
      await openPosition(page, url, { seats: 3, seed: 's3', phase: 'role', round: 6 })
      await offered(page)
      const says = async (spot: string, line: RegExp) => {
        await page.locator(`[data-spot="${spot}"]`).hover()
        await expect.poll(() => info(page).textContent()).toMatch(line)
      }
      await says('ship-0', /(Room for|Full of)/)
      await says('house', /one good of each kind/)
      await says('colonist-ship', /The next ship needs \d/)
      await says('supply-0', /The trading house pays 0 doubloons/)
      const fortress = page.locator('[data-column="4"] button', { hasText: 'Fortress' }).first()
      await fortress.hover()
      await expect
        .poll(() => info(page).textContent())
        .toMatch(/Violet building.*Extra points now, if at work\+\d/)
      // And in one's own city every building has its name.
      const named = await page.evaluate<boolean[]>(`[...document.querySelectorAll('[data-mine=true] button')]
        .filter(each => each.querySelector('[data-building]'))
        .map(each => [...each.querySelectorAll('span[aria-hidden]')].some(name =>
          name.checkVisibility() && name.textContent.length > 3 && name.getBoundingClientRect().width > 24))`)
      expect(named.length).toBeGreaterThan(0)
      expect(named).not.toContain(false)
    })
  })

  test('the time until a turn is passed on is counted down', async () => {
    await visit({ settings: { confirm: '3' } }, '/', async (page, url) => {
      await page.addInitScript(`window.counted = new Set()
        new MutationObserver(() => {
          const line = document.querySelector('[data-testid=held-for]')
          if (line) window.counted.add(line.textContent)
        }).observe(document, { childList: true, subtree: true, characterData: true })`)
      await startGame(page, url, { ...THREE, seed: 'hold' })
      const held = page.getByTestId('held-for')
      for (let i = 0; i < 20 && (await held.count()) === 0; i++)
        if ((await offered(page)) === 'choice') await choose(page)
      await expect
        .poll(() => page.evaluate<string[]>('[...window.counted]'))
        .toEqual(expect.arrayContaining(['It passes on in 3 s.', 'It passes on in 2 s.']))
    })
  })

  test('what a level of bots can do is said once, however many of them sit down', async () => {
    await visit({}, '/new/puerto-rico', async page => {
      await page.locator('form ol > li').nth(2).waitFor()
      const said = page.locator('form ol p:not(.visually-hidden)')
      expect(await said.allTextContents()).toEqual([expect.stringMatching(/^Looks one step ahead/)])
    })
  })

  test('a file that cannot be opened says so where one looks', async () => {
    await visit({ size: { width: 1280, height: 720 } }, '/', async page => {
      await page.locator('article').first().waitFor()
      const file = { name: 'x.ludo', mimeType: 'text/plain', buffer: Buffer.from('nonsense') }
      await page.getByTestId('save-file').setInputFiles(file)
      await page.getByRole('alert').waitFor()
      await expect.poll(() => seen(page, '[role=alert]')).toBe(true)
    })
  })
})

describe('standings', () => {
  test('stand in columns, and what is hidden is never said to be nothing', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, {
        game: 'tigris-euphrates',
        seats: ['human', 'easy', 'easy'],
        seed: 'secret',
      })
      await offered(page)
      await page.locator('[data-tab=standings]').click()
      const table = page.getByTestId('standings')
      await expect.poll(() => table.getByRole('columnheader').count()).toBe(3)
      const total = table.getByRole('row', { name: /^Total/ }).getByRole('cell')
      expect(await total.allTextContents()).toEqual(['0', '?', '?'])
      // Nobody is said to be first before anybody knows.
      expect(await table.getByRole('row', { name: /^Place/ }).count()).toBe(0)
    })
  })

  test('where all is open everybody has a place', async () => {
    await visit({}, '/', async (page, url) => {
      await openPosition(page, url, { seats: 3, seed: 's3', phase: 'role', round: 6 })
      await offered(page)
      await page.locator('[data-tab=standings]').click()
      const rows = page.getByTestId('standings').getByRole('row')
      const places = await rows.nth(1).getByRole('cell').allTextContents()
      expect(places.map(Number)).toEqual(places.map(Number).toSorted())
      const totals = await rows.nth(2).getByRole('cell').allTextContents()
      expect(totals.map(Number)).toEqual(totals.map(Number).toSorted((a, b) => b - a))
    })
  })
})

describe('Tigris & Euphrates', () => {
  /** Degrees round the wheel of colours between two colours as they are computed; 180 where one has none. */
  const APART = `(a, b) => {
    const hue = text => {
      const [r, g, b] = text.match(/[\\d.]+/g).map(Number)
      const most = Math.max(r, g, b), least = Math.min(r, g, b)
      if (most - least < 30) return null
      const sixth = most === r ? (g - b) / (most - least) : most === g ? 2 + (b - r) / (most - least) : 4 + (r - g) / (most - least)
      return (sixth * 60 + 360) % 360
    }
    const [x, y] = [hue(a), hue(b)]
    if (x === null || y === null) return 180
    return Math.min(Math.abs(x - y), 360 - Math.abs(x - y))
  }`

  test.each(['light', 'dark'] as const)('people have other colours than the spheres: %s', async theme => {
    await visit({ theme }, '/', async (page, url) => {
      await openTigris(page, url, { seats: 4, at: s => s.turns === 0 })
      const near = await page.evaluate<string[]>(`(() => {
        const table = document.querySelector('[data-game]')
        const probe = table.appendChild(document.createElement('i'))
        const colour = name => { probe.style.color = 'var(' + name + ')'; return getComputedStyle(probe).color }
        const apart = ${APART}
        return [0, 1, 2, 3].flatMap(seat => ['red', 'blue', 'green'].filter(sphere =>
          apart(colour('--seat-' + seat), colour('--te-' + sphere)) < 25).map(sphere => seat + ' ' + sphere))
      })()`)
      expect(near).toEqual([])
    })
  })

  test('the black chip is told from the dark paper', async () => {
    await visit({ theme: 'dark' }, '/', async (page, url) => {
      await openTigris(page, url, { seats: 2, at: s => s.turns === 0 })
      const line = await page.evaluate<string>(
        `getComputedStyle(document.querySelector('section[data-own=true] li[data-colour="3"]')).boxShadow`,
      )
      const light = line.match(/\d+/g)?.slice(0, 3).map(Number) ?? []
      expect(Math.min(...light)).toBeGreaterThan(90)
    })
  })

  test('the result of a conflict leaves the helpers free', async () => {
    const at = (s: Parameters<typeof conflictNow>[0]): boolean => {
      const conflict = conflictNow(s)
      return conflict?.type === 'revolt' && conflict.attackerSupport !== null
    }
    for (const size of LAPTOPS)
      await visit({ size }, '/', async (page, url) => {
        await openTigris(page, url, { seats: 3, at })
        await page.getByTestId('support').click()
        await page.getByTestId('outcome').waitFor()
        await expect.poll(() => seen(page, 'button[aria-label="Helpers"]')).toBe(true)
      })
  })
})

describe('on a phone', () => {
  test('everybody’s name is read in full, with bots at the table', async () => {
    await visit({ phone: true }, '/', async (page, url) => {
      const seats = ['human', 'easy', 'easy', 'easy']
      await startGame(page, url, { game: 'tigris-euphrates', seats, seed: 'names' })
      await offered(page)
      const names = page.locator('[data-spot^=board-] h3')
      expect(await names.count()).toBe(4)
      const cut = (await names.all()).map(each =>
        each.evaluate(name => (name.scrollWidth > name.clientWidth + 1 ? name.textContent : null)),
      )
      expect(await Promise.all(cut)).toEqual([null, null, null, null])
    })
  })

  test('parts keep their order, and the page comes to what is to be decided', async () => {
    await visit({ phone: true }, null, async (page, url) => {
      await startGame(page, url, { ...THREE, seed: 'order' })
      await offered(page)
      const order = await sections(page)
      let decided = 0
      for (let i = 0; i < 8; i++) {
        await page.evaluate('scrollTo(0, document.body.scrollHeight)')
        const before = await page.getByTestId('log').textContent()
        await playOn(page, 1)
        expect(await sections(page)).toEqual(order)
        // Colonists are placed before anything is decided.
        if ((await page.getByTestId('log').textContent()) === before) continue
        decided++
        const about = await page.locator('nav button[data-first=true]').count()
        expect(about).toBe(1)
        const place = await page.evaluate<number>(
          `[...document.querySelectorAll('nav button')].findIndex(each => each.dataset.first === 'true')`,
        )
        const part = `[data-section="${order[place]}"]`
        await expect.poll(() => isHigh(page, part)).toBe(true)
      }
      expect(decided).toBeGreaterThan(3)
    })
  })

  test('the map comes back for the next decision', async () => {
    await visit({ phone: true }, null, async (page, url) => {
      await startGame(page, url, { game: 'tigris-euphrates', seats: ['human', 'easy'], seed: 'map' })
      await offered(page)
      await page.evaluate('scrollTo(0, document.body.scrollHeight)')
      await page.locator('[data-choice=swap]').tap()
      await page.locator('[data-choice=swap-all]').tap()
      await page.locator('[data-choice=swap-do]').tap()
      await offered(page)
      await expect.poll(() => isHigh(page, '[data-part=map]')).toBe(true)
    })
  })

  test.each([
    ['puerto-rico', '[data-section=roles] [data-open=true]'],
    ['tigris-euphrates', '[data-choice]'],
    ['lisboa', '[data-choice]'],
  ])('the log of %s is one tap away, and so is the board', async (game, choice) => {
    await visit({ phone: true }, null, async (page, url) => {
      await startGame(page, url, { game, seats: ['human', 'easy', 'easy'], seed: 'log' })
      await offered(page)
      expect(await seen(page, '[data-testid=log]')).toBe(false)
      await page.getByTestId('to-log').tap()
      await expect.poll(() => seen(page, '[data-tab=log]')).toBe(true)
      await page.getByTestId('to-log').tap()
      await expect.poll(() => page.evaluate<number>('scrollY')).toBeLessThan(400)
      await expect.poll(() => seen(page, choice)).toBe(true)
    })
  })
})
