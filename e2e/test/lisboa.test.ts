import { choose, offered, playOn, press, startGame } from '@ludoteca/harness/browser/play.ts'
import { type Action, CARDS, CLERGY, decision, eventPrice, lisboa, type State } from '@ludoteca/lisboa'
import { en } from '@ludoteca/lisboa/text/en'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings } from '../lib/findings.ts'
import { lastDecision, openSave, prepare } from '../lib/lisboa.ts'
import { playOut } from '../lib/online.ts'
import { visit } from '../lib/visit.ts'

const log = (page: Page) => page.getByTestId('log').textContent()

/** Waits until the log tells something. */
const told = (page: Page, what: RegExp) => expect.poll(() => log(page)).toMatch(what)

/** A place on the board, by its name there. */
const place = (page: Page, name: string) => page.locator(`[data-spot="${name}"]`)

const turnWith =
  (fits: (action: Action, state: State) => boolean) =>
  (state: State, legal: readonly Action[]): boolean =>
    decision(state)?.kind === 'turn' && legal.some(action => fits(action, state))

/** The card of the first action that fits. */
function cardFor(state: State, fits: (action: Action, state: State) => boolean): number {
  const action = lisboa.legal(state).find(each => fits(each, state))
  if (!action || !('card' in action)) throw new Error('no such card')
  return action.card
}

/** Marks the first of the cards or tiles that can be chosen together. */
const markFirst = (page: Page) =>
  page.getByTestId('confirm').locator('xpath=..').locator('[data-choice="1"]').click()

async function playCard(page: Page, card: number, use: string): Promise<void> {
  await place(page, `hand:${card}`).click()
  await page.locator(`[data-use="${use}"]`).click()
}

describe('a whole game of Lisboa, by clicking what the page offers', () => {
  test('a person and a bot', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, { game: 'lisboa', seats: ['human', 'random'], seed: 'e2e-2' })
      await playOn(page, 15)
      await playOut(page)
      const final = page.getByTestId('final')
      await final.waitFor()
      await expect.poll(() => final.locator('tfoot td').count()).toBeGreaterThanOrEqual(2)
      await expect.poll(() => final.textContent()).not.toMatch(/undefined|NaN|\{\w+\}/)
    })
  })

  test('one person and two bots, in Chinese on a phone', async () => {
    await visit({ lang: 'zh', phone: true }, null, async (page, url) => {
      await startGame(page, url, { game: 'lisboa', seats: ['human', 'random', 'random'], seed: 'e2e-3' })
      await playOn(page, 15)
      await playOut(page)
      const final = await page.getByTestId('final').textContent()
      expect(final).toMatch(/获胜/)
      expect(final).not.toMatch(/[\p{Script=Latin}\d](并列)?获胜/u)
      expect(final).not.toMatch(/undefined|NaN|\{\w+\}/)
    })
  })

  test('four at the table', async () => {
    await visit({}, '/', async (page, url) => {
      const seats = ['random', 'human', 'random', 'random']
      await startGame(page, url, { game: 'lisboa', seats, seed: 'e2e-4' })
      await playOn(page, 15)
      // The two games above are played from beginning to end.
      await openSave(page, url, lastDecision(4).save)
      await playOn(page)
      await expect.poll(() => page.getByTestId('final').locator('tbody tr').count()).toBeGreaterThan(3)
    })
  })
})

describe('the four uses of a card', () => {
  test('discarded, a card brings gold', async () => {
    const fits = turnWith((a, s) => a.type === 'discard' && (s.players[s.active]?.goods[0] ?? 9) === 0)
    const { save, match } = prepare(2, fits)
    const card = cardFor(match.state, a => a.type === 'discard')
    await visit({}, '/', async (page, url) => {
      await openSave(page, url, save)
      const gold = place(page, 'good:0')
      await expect.poll(() => gold.textContent()).toMatch(/^gold: 0/)
      await playCard(page, card, 'discard')
      await expect.poll(() => gold.textContent()).toMatch(/^gold: 1/)
      await told(page, /for gold/)
    })
  })

  test('in the portfolio a card stays, and a good is sold onto a ship', async () => {
    const sells = (a: Action, s: State): boolean => {
      if (a.type !== 'portfolio' || CARDS[a.card]?.power === null) return false
      const later = lisboa.clone(s)
      lisboa.apply(later, a)
      return lisboa.legal(later).some(each => each.type === 'sell')
    }
    const { save, match } = prepare(3, turnWith(sells))
    const card = cardFor(match.state, sells)
    const after = lisboa.clone(match.state)
    lisboa.apply(
      after,
      lisboa.legal(match.state).find(a => a.type === 'portfolio' && a.card === card) as Action,
    )
    const sale = lisboa.legal(after).find(a => a.type === 'sell')
    if (sale?.type !== 'sell') throw new Error('nothing can be sold')
    await visit({}, '/', async (page, url) => {
      await openSave(page, url, save)
      await playCard(page, card, 'portfolio')
      await place(page, `card:${card}`).waitFor()
      await told(page, /portfolio/)
      await page
        .getByRole('button', { name: /^\d? ?Sell 1/ })
        .first()
        .click()
      await told(page, /sold 1/)
    })
  })

  test('a visit takes the card to court and ends with the Noble action', async () => {
    const decree = (a: Action): boolean => a.type === 'visit' && CARDS[a.card]?.kind === 1
    const { save, match } = prepare(2, turnWith(decree))
    const card = cardFor(match.state, decree)
    await visit({}, '/', async (page, url) => {
      await openSave(page, url, save)
      await place(page, `hand:${card}`).click()
      await expect
        .poll(() => page.locator('[data-use=visit]').locator('xpath=..').textContent())
        .toMatch(/influence/)
      await page.locator('[data-use=visit]').click()
      await page.locator('section[data-host=true]').waitFor()
      while ((await page.locator('[data-spot^="decree:"][data-open=true]').count()) === 0) {
        await press(page.locator('[data-choice]').last())
      }
      await page.locator('[data-spot^="decree:"][data-open=true]').first().click()
      await told(page, /visited the Minister/)
    })
  })

  test('a sponsored event costs what the treasury says', async () => {
    const pays = (a: Action, s: State): boolean =>
      a.type === 'sponsor' && (s.players[s.active]?.reis ?? 0) >= eventPrice(s, s.active)
    const { save, match } = prepare(2, turnWith(pays))
    const card = cardFor(match.state, pays)
    await visit({}, '/', async (page, url) => {
      await openSave(page, url, save)
      await playCard(page, card, 'sponsor')
      await told(page, new RegExp(`paid ${eventPrice(match.state, match.state.active)} réis`))
    })
  })

  test('a closed use says why', async () => {
    const closed = (state: State, legal: readonly Action[]): boolean =>
      decision(state)?.kind === 'turn' &&
      (state.players[state.active]?.hand ?? []).some(
        card => CARDS[card]?.kind === 0 && !legal.some(a => a.type === 'visit' && a.card === card),
      )
    const { save, match } = prepare(2, closed)
    const legal = lisboa.legal(match.state)
    const hand = match.state.players[match.state.active]?.hand ?? []
    const card = hand.find(
      each => CARDS[each]?.kind === 0 && !legal.some(a => a.type === 'visit' && a.card === each),
    )
    await visit({}, '/', async (page, url) => {
      await openSave(page, url, save)
      await place(page, `hand:${card}`).click()
      const visitUse = page.locator('[data-use=visit]')
      await expect.poll(() => visitUse.getAttribute('aria-disabled')).toBe('true')
      const refusal = lisboa.refusal(match.state, { type: 'visit', card: card ?? -1 })
      if (!refusal) throw new Error('the visit is open')
      await expect.poll(() => visitUse.locator('xpath=..').textContent()).toContain(en.refusal(refusal))
    })
  })
})

describe('the market', () => {
  const market = (state: State, legal: readonly Action[]): boolean =>
    decision(state)?.kind === 'market' &&
    legal.filter(a => a.type === 'sell').length >= 3 &&
    legal.some(a => a.type === 'trade')

  test('is a table of goods against ships and State actions, with every choice once', async () => {
    const { save, match } = prepare(3, market)
    const legal = lisboa.legal(match.state)
    await visit({}, '/', async (page, url) => {
      await openSave(page, url, save)
      const cells = page.getByTestId('choices').locator('[data-choice]')
      const labels = await cells.locator('.visually-hidden').allTextContents()
      expect(labels.toSorted()).toEqual(legal.map(action => en.action(action, match.state)).toSorted())
    })
  })

  test('on a phone a cell is as large as a finger, and sells for what stands in it', async () => {
    const { save, match } = prepare(3, market)
    const sale = lisboa.legal(match.state).find(a => a.type === 'sell') as Action
    const label = en.action(sale, match.state)
    const [price] = label.match(/\d+ (réis|real)$/) ?? []
    await visit({ phone: true }, '/', async (page, url) => {
      await openSave(page, url, save)
      const cell = page.getByTestId('choices').getByRole('button', { name: label })
      const box = await cell.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.5)
      await cell.tap()
      await told(page, new RegExp(`sold 1 .* for ${price}`))
    })
  })

  test('axe has no serious objection to it', async () => {
    const { save } = prepare(3, market)
    await visit({ theme: 'dark', lang: 'zh' }, '/', async (page, url) => {
      await openSave(page, url, save)
      expect(await findings(page)).toEqual([])
    })
  })
})

describe('what is touched before its time', () => {
  test('says which card leads there, in the words of the noble', async () => {
    const builder = (a: Action): boolean => a.type === 'visit' && CARDS[a.card]?.kind === 2
    const { save } = prepare(2, turnWith(builder))
    await visit({}, '/', async (page, url) => {
      await openSave(page, url, save)
      const refusal = page.getByTestId('refusal')
      await place(page, 'noble:2').click()
      await expect
        .poll(() => refusal.textContent())
        .toMatch(/First choose a card: a Builder card .*Build a store/)
      await place(page, 'state:2').click()
      await expect.poll(() => refusal.textContent()).toMatch(/First choose a card: .*Build a ship/)
      await page.locator('[data-spot^="draw:"]').first().click()
      await expect.poll(() => refusal.textContent()).toMatch(/at the end of your turn/)
      await place(page, 'good:0').click()
      await expect.poll(() => refusal.textContent()).toMatch(/First play a card into your portfolio/)
    })
  })
})

describe('others and ends', () => {
  test('whoever holds the favor is asked to follow, with the price', async () => {
    const { save, match } = prepare(
      3,
      (s, legal) => decision(s)?.kind === 'follow' && legal.some(a => a.type === 'follow'),
    )
    const frame = decision(match.state)
    await visit({}, '/', async (page, url) => {
      await openSave(page, url, save)
      const follower = match.names[frame?.seat ?? 0]
      await page.getByText(`${follower} decides`).waitFor()
      await page.getByText(/Following costs \d+ influence/).waitFor()
      await page.locator('li[data-open=true] [data-choice]').first().click()
      await told(page, new RegExp(`${follower} followed`))
    })
  })

  test('in church scoring tiles are given up for wigs', async () => {
    const { save, match } = prepare(2, s => decision(s)?.kind === 'church')
    const seat = decision(match.state)?.seat ?? 0
    const tile = match.state.players[seat]?.clergy[0] ?? -1
    const wigs = CLERGY[tile]?.wigs
    await visit({}, '/', async (page, url) => {
      await openSave(page, url, save)
      await markFirst(page)
      await expect
        .poll(() => page.getByTestId('confirm').textContent())
        .toContain(`Give up 1 tile for ${wigs} wigs`)
      await page.getByTestId('confirm').click()
      await told(page, new RegExp(`gave up[^]*${wigs} wigs`))
    })
  })

  test('period 1 ends with new hands, and period 2 begins', async () => {
    const { save } = prepare(2, s => decision(s)?.kind === 'renew')
    await visit({}, '/', async (page, url) => {
      await openSave(page, url, save)
      await page.getByText('Period 1', { exact: true }).waitFor()
      for (let n = 0; n < 12 && (await page.getByText('Period 2', { exact: true }).count()) === 0; n++) {
        if ((await page.getByTestId('confirm').count()) > 0) {
          await markFirst(page)
          await press(page.getByTestId('confirm'))
        } else await choose(page)
        await offered(page)
      }
      await page.getByText('Period 2', { exact: true }).first().waitFor()
    })
  })

  test('after the last decision the final scores are those of the rules', async () => {
    const { save, match } = lastDecision(2)
    const action = lisboa.legal(match.state).at(-1) as Action
    const end = lisboa.clone(match.state)
    lisboa.apply(end, action)
    const totals = lisboa.standings(end).map(each => each.total)
    await visit({}, '/', async (page, url) => {
      await openSave(page, url, save)
      await choose(page, count => count - 1)
      const final = page.getByTestId('final')
      for (const total of totals)
        await expect.poll(() => final.locator('tfoot').textContent()).toContain(String(total))
    })
  })
})

describe('the coach', () => {
  test('explains the decision, points out a choice, links to the rule, and leaves when told', async () => {
    await visit({ settings: { coach: 'always' } }, null, async (page, url) => {
      await startGame(page, url, { game: 'lisboa', seats: ['human', 'random'], seed: 'coach' })
      await offered(page)
      const coach = page.getByTestId('coach')
      await expect.poll(() => coach.textContent()).toMatch(/Clergy tile/)
      await page.getByTestId('coach-choice').hover()
      await page.getByTestId('preview').waitFor()
      await coach.getByRole('button', { name: 'Rule' }).click()
      await expect.poll(() => page.evaluate('document.activeElement?.dataset.anchor')).toBe('setup')
      await page.keyboard.press('Escape')
      await page.getByTestId('coach-off').click()
      await coach.waitFor({ state: 'detached' })
      await page.reload()
      await offered(page)
      await expect.poll(() => coach.count()).toBe(0)
    })
  })
})
