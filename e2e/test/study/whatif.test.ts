import {
  type AnyGame,
  type AnyMatch,
  act,
  pick,
  resolveOptions,
  rngFrom,
  startMatch,
  writeSave,
} from '@ludoteca/engine'
import { choose, offered, playOn, startGame } from '@ludoteca/harness/browser/play.ts'
import { findGame } from '@ludoteca/shelf'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findings } from '../../lib/findings.ts'
import { sideways } from '../../lib/fitness.ts'
import { handed } from '../../lib/handed.ts'
import { setUpTable, start } from '../../lib/online.ts'
import { visit } from '../../lib/visit.ts'

let match: AnyMatch

/** A game of two who choose at random. */
beforeAll(async () => {
  const game = (await findGame('puerto-rico')?.rules()) as AnyGame
  const options = resolveOptions(game, 2, {})
  if (!options.ok) throw new Error('the defaults do not fit')
  match = startMatch(game, { seats: 2, options: options.options, seed: 'what if' }, ['Ana', 'Bo'])
  const rng = rngFrom('choices')
  for (let turn = game.turn(match.state); turn !== null; turn = game.turn(match.state))
    act(match, turn, [pick(rng, game.legal(match.state))])
})

/** Opens the finished game, and the what-if board before one of its moves. */
async function tryAt(page: Page, url: string, at: number): Promise<string> {
  const buffer = Buffer.from(writeSave(match, [null, 'easy']))
  await page.getByTestId('save-file').setInputFiles({ name: 'g.ludo', mimeType: 'text/plain', buffer })
  await page.getByTestId('final').waitFor()
  const id = /table\/(\w+)/.exec(page.url())?.[1]
  await page.goto(`${url}/replay/${id}?at=${at}`)
  await page.getByTestId('try-from').click()
  await page.getByTestId('what-if').waitFor()
  return page.url()
}

/** A position of the first player with several choices that is not the first of a game. */
const decision = (): number =>
  match.steps.findIndex((step, at) => {
    if (at < 8 || step.seat !== 0) return false
    const found = startMatch(match.game, match.setup)
    for (const each of match.steps.slice(0, at)) act(found, each.seat, [each.action])
    return match.game.legal(found.state).length > 3
  })

const openFile = (page: Page, input: string, text: string) =>
  page.getByTestId(input).setInputFiles({ name: 'g.ludo', mimeType: 'text/plain', buffer: Buffer.from(text) })

const place = (page: Page) => page.getByTestId('what-if-place').textContent()
const panel = (page: Page, name: string) => page.locator(`[role=tab][data-tab=${name}]`).click()
/** The number of steps behind the position, as it is said. */
const at = async (page: Page): Promise<number> => Number(/\d+/.exec((await place(page)) ?? '')?.[0])

/** Whether a board that is kept on the device says so. */
const kept = (text: string): string => `new Promise(done => {
  const open = indexedDB.open('ludoteca-whatif')
  open.onsuccess = () => {
    const all = open.result.transaction('boards').objectStore('boards').getAll()
    all.onsuccess = () => {
      open.result.close()
      done(JSON.stringify(all.result).includes(${JSON.stringify(text)}))
    }
  }
})`

/** Chooses until something else happens than was played. */
async function leave(page: Page): Promise<void> {
  await panel(page, 'lines')
  for (let i = 0; (await page.getByTestId('line').count()) === 0; i++) {
    const before = await at(page)
    await offered(page)
    await choose(page, count => count - 1)
    await expect.poll(() => at(page)).toBeGreaterThan(before)
    if (i > 20) throw new Error('no line begins')
  }
}

describe('the what-if board', () => {
  for (const wish of [
    { lang: 'en', theme: 'light' },
    { lang: 'zh', theme: 'dark', phone: true },
  ] as const) {
    test(`another choice begins a line that is named, kept, undone and deleted (${wish.lang})`, async () => {
      await visit(wish, '/', async (page, url) => {
        const step = decision()
        const address = await tryAt(page, url, step)
        expect(await at(page)).toBe(step)
        expect(await findings(page)).toEqual([])
        expect(await sideways(page)).toBe(0)
        await leave(page)
        const line = page.getByTestId('line')
        const told = await line.locator('small').textContent()
        expect(await findings(page)).toEqual([])
        expect(await sideways(page)).toBe(0)
        await line.getByRole('button').nth(1).click()
        await line.getByRole('textbox').fill('First try')
        await line.getByRole('textbox').press('Enter')
        await line.getByText('First try').waitFor()
        await expect.poll(() => page.evaluate<boolean>(kept('First try'))).toBe(true)
        await page.reload()
        await panel(page, 'lines')
        await line.getByText('First try').waitFor()
        expect(page.url()).toBe(address)
        await line.getByRole('button').nth(3).click()
        await line.waitFor({ state: 'detached' })
        await expect.poll(() => at(page)).toBe(Number(/\d+/.exec(told ?? '')?.[0]) - 1)
        await page.getByTestId('what-if').getByRole('button').first().click()
        await line.getByText('First try').waitFor()
      })
    })

    test(`the choices are weighed, and one is taken (${wish.lang})`, async () => {
      await visit(wish, '/', async (page, url) => {
        const step = decision()
        await tryAt(page, url, step)
        const button = page.getByTestId('weigh')
        await button.click()
        const choices = page.getByTestId('weights').getByRole('button')
        await choices.first().waitFor()
        await button.click()
        await expect.poll(() => choices.count()).toBe(0)
        await button.click()
        await page.locator('[data-testid=weighing][data-done=true]').waitFor({ timeout: 120_000 })
        expect(await choices.count()).toBeGreaterThan(1)
        expect(await findings(page)).toEqual([])
        expect(await sideways(page)).toBe(0)
        await choices.first().click()
        await expect.poll(() => at(page)).toBeGreaterThan(step)
      })
    })
  }

  for (const wish of [{ lang: 'en' }, { lang: 'zh', phone: true }] as const) {
    test(`a link and a file bring the same lines to another device (${wish.lang})`, async () => {
      let link = ''
      let file = ''
      let told: string | null = ''
      await visit(wish, '/', async (page, url) => {
        await tryAt(page, url, decision())
        await leave(page)
        // What is written to the clipboard, where the test can read it.
        await page.evaluate(`navigator.clipboard.writeText = async text => { globalThis.copied = text }`)
        await page.getByTestId('what-if-link').click()
        await expect
          .poll(async () => (await page.evaluate<string>('globalThis.copied')) ?? '')
          .toContain('#w1.')
        link = await page.evaluate<string>('globalThis.copied')
        file = await handed(page.getByTestId('what-if-save'))
        told = await page.getByTestId('line').textContent()
      })
      expect(link.length).toBeLessThan(8000)
      const shown = async (page: Page): Promise<void> => {
        await page.getByTestId('what-if').waitFor()
        await panel(page, 'lines')
        expect(await page.getByTestId('line').textContent()).toBe(told)
        expect(await page.getByTestId('line').locator('[aria-current=true]').count()).toBe(1)
      }
      await visit(wish, new URL(link).pathname + new URL(link).hash, async page => {
        await shown(page)
        expect(page.url()).not.toContain('#')
      })
      await visit(wish, '/whatif', async page => {
        expect(await findings(page)).toEqual([])
        expect(await sideways(page)).toBe(0)
        await openFile(page, 'what-if-file', file)
        await shown(page)
      })
      await visit(wish, '/', async page => {
        await openFile(page, 'save-file', file)
        await shown(page)
      })
    })

    test(`a damaged link or file gets a clear sentence and changes nothing (${wish.lang})`, async () => {
      await visit(wish, '/whatif#w1.AAAA', async (page, url) => {
        const said = page.getByRole('alert')
        await said.waitFor()
        expect(await findings(page)).toEqual([])
        const link = await said.textContent()
        const cut = writeSave(match).slice(0, 900)
        await openFile(page, 'what-if-file', cut)
        await expect.poll(() => said.textContent()).not.toBe(link)
        const bad = `${writeSave(match)}#whatif 1 {"of":"another game","here":[0,0]}\n`
        await openFile(page, 'what-if-file', bad)
        await expect.poll(() => said.textContent()).toContain(wish.lang === 'en' ? 'lines' : '分支')
        await page.goto(`${url}/`)
        await openFile(page, 'save-file', bad)
        await said.waitFor()
        expect(page.url()).toBe(`${url}/`)
      })
    })
  }

  test('bots play the seats given to them, at once or one move at a time, and all seats can be taken over', async () => {
    await visit({}, '/', async (page, url) => {
      const step = decision()
      await tryAt(page, url, step)
      await panel(page, 'players')
      const seats = page.getByRole('tabpanel').getByRole('combobox')
      await seats.nth(0).selectOption('easy')
      await page.getByRole('tabpanel').getByRole('checkbox').check()
      for (const n of [1, 2]) {
        await page.getByTestId('let-play').click()
        await expect.poll(() => at(page)).toBe(step + n)
      }
      await page.getByTestId('let-play').waitFor()
      await seats.nth(0).selectOption('human')
      await seats.nth(1).selectOption('human')
      await page.locator('[data-choice]').first().waitFor()
      await seats.nth(0).selectOption('easy')
      await seats.nth(1).selectOption('easy')
      await page.getByRole('tabpanel').getByRole('checkbox').uncheck()
      await page.getByTestId('let-play').click()
      await page.getByTestId('final').waitFor({ timeout: 120_000 })
    })
  })

  test('in a game that is on, one’s own seat alone can be looked from; the table itself stays as it is', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, { seats: ['human', 'easy', 'easy'], seed: 'running' })
      await playOn(page, 3)
      const id = /table\/(\w+)/.exec(page.url())?.[1]
      await page.goto(`${url}/replay/${id}?at=0`)
      const end = await page.getByRole('slider').getAttribute('max')
      await page.getByTestId('try-from').click()
      await panel(page, 'players')
      const seats = page.getByRole('tabpanel').getByRole('combobox')
      expect(await seats.nth(0).isDisabled()).toBe(true)
      for (const seat of [1, 2]) expect(await seats.nth(seat).locator('option[value=human]').count()).toBe(0)
      await page.locator('header a').first().click()
      await page.waitForURL(/\/replay\//)
      expect(await page.getByRole('slider').getAttribute('max')).toBe(end)
    })
  })

  test('people who share a screen are offered none while their game is on', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, { seats: ['human', 'human', 'easy'], seed: 'shared' })
      await playOn(page, 2)
      const id = /table\/(\w+)/.exec(page.url())?.[1]
      await page.goto(`${url}/replay/${id}`)
      await page.getByTestId('replay-position').waitFor()
      expect(await page.getByTestId('try-from').count()).toBe(0)
    })
  })

  test('nobody at an online table, nor anyone watching, gets one while the game is on', async () => {
    await visit({ errors: /409|403|404/ }, '/', async (page, url) => {
      const address = await setUpTable(page, url, 'Ana', { game: 'puerto-rico', seats: 3 })
      await start(page)
      await page.goto(`${address}/replay`)
      await expect.poll(() => page.url()).toBe(address)
      await page.getByTestId('people').waitFor()
      expect(await page.getByTestId('try-from').count()).toBe(0)
    })
  })

  test('an address of no board says so', async () => {
    await visit({}, '/whatif/none', async page => {
      await page.getByText('No such what-if board').waitFor()
    })
  })
})
