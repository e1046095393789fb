import { offered, taken } from '@ludoteca/harness/browser/play.ts'
import { type RunningServer, startServer } from '@ludoteca/harness/server/command.ts'
import type { Profile } from '@ludoteca/protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findings } from '../../lib/findings.ts'
import { sideways, tooSmall } from '../../lib/fitness.ts'
import { DESK, gather, PHONE, TABLET } from '../../lib/gather.ts'
import {
  final,
  inTurn,
  keepName,
  letPlay,
  logText,
  loseNetwork,
  menu,
  moves,
  resign,
  sayName,
  setUpTable,
  signIn,
  sitDown,
  start,
  stopPlaying,
  until,
  verifyDeal,
  winner,
} from '../../lib/online.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('a game between a desk and a phone, before a spectator', () => {
  /** Sits two people down, lets somebody watch, lets them play, disturbs, and waits for the end. */
  const play = (game: string, seats: number, disturb: (ana: Page, bea: Page) => Promise<void>) =>
    gather([DESK, PHONE, DESK], async (ana, bea, eva) => {
      const address = await setUpTable(ana.page, server.url, 'Ana', { game, seats })
      await sitDown(bea.page, address, '贝娅')
      await start(ana.page)
      await eva.page.goto(address)
      await eva.page.getByTestId('people').waitFor()
      await expect.poll(() => eva.page.locator('[data-choice]').count()).toBe(0)
      await letPlay(ana.page)
      await letPlay(bea.page)
      await disturb(ana.page, bea.page)
      for (const { page } of [ana, bea, eva]) await final(page).waitFor({ timeout: 180_000 })
      await expect.poll(() => winner(eva.page)).toBe(await winner(ana.page))
      await expect.poll(() => winner(bea.page)).toMatch(/获胜/)
      await verifyDeal(ana.page)
    })

  test('Tigris & Euphrates to its end, with a bot on the third seat and a server that is killed in between', async () => {
    await play('tigris-euphrates', 3, async ana => {
      await until(ana, 6)
      await server.crash()
    })
  })

  test('Lisboa, with networks that go and come back, until one gives up', async () => {
    await play('lisboa', 2, async (ana, bea) => {
      await until(ana, 8)
      await loseNetwork(bea)
      await loseNetwork(ana)
      await until(ana, 24)
      await stopPlaying(bea)
      await resign(bea)
    })
  })
})

test('four people and a bot play Puerto Rico by a link: a lost network, and next day another device', async () => {
  await gather([DESK, PHONE, TABLET, DESK, PHONE], async (ana, bea, cai, mara, maraElsewhere) => {
    // Over days, bots do not wait until people have seen what they did.
    const how = { visibility: 'unlisted', pace: 'day', guardian: 'random' } as const
    const wish = { game: 'puerto-rico', seats: 5, ...how }
    const address = await setUpTable(ana.page, server.url, 'Ana', wish)
    await sitDown(bea.page, address, '贝娅')
    await sitDown(cai.page, address, 'Cai')
    await sitDown(mara.page, address, 'Mara')
    await start(ana.page)
    for (const { page } of [ana, bea, cai, mara]) await letPlay(page)
    await until(ana.page, 10)

    await loseNetwork(bea.page, async () => {
      await cai.page.reload()
      await letPlay(cai.page)
    })

    // Mara has to go: she keeps her name with a password and plays on where she is next day.
    await stopPlaying(mara.page)
    await offered(mara.page)
    await keepName(mara.page, server.url, 'a good secret')
    server.pass(20 * HOUR)
    await signIn(maraElsewhere.page, server.url, 'mara', 'a good secret')
    await maraElsewhere.page.getByTestId('waiting').waitFor()
    await expect.poll(() => maraElsewhere.page.title()).toMatch(/^\(1\) /)
    await maraElsewhere.page.locator('article[data-turn=true] a').click()
    await maraElsewhere.page.waitForURL(address)
    await mara.page.goto(address)
    const before = await logText(mara.page)
    await letPlay(maraElsewhere.page)
    await expect.poll(() => logText(mara.page)).not.toBe(before)

    // Two have seen enough: guardians play their seats against Ana and Mara.
    for (const { page } of [bea, cai]) {
      await stopPlaying(page)
      await resign(page)
    }
    for (const { page } of [bea, mara]) await page.close()
    const then = await moves(ana.page)
    await until(ana.page, then + 10)
    // Somebody who has never sat here looks on.
    await cai.context.clearCookies()
    await cai.page.reload()
    await cai.page.getByTestId('people').waitFor()
    await expect.poll(() => cai.page.locator('[data-choice]').count()).toBe(0)
    // In the end nobody but the bot is left. (`npm run test:parties` has everybody play to the end.)
    for (const { page } of [maraElsewhere, ana]) {
      await stopPlaying(page)
      await resign(page)
    }
    for (const { page } of [ana, maraElsewhere, cai]) await final(page).waitFor()
    await expect.poll(() => winner(ana.page)).toMatch(/wins/)
    await expect.poll(() => winner(cai.page)).toBe(await winner(ana.page))
    await expect.poll(() => winner(maraElsewhere.page)).toMatch(/获胜/)
    await verifyDeal(ana.page)
  })
})

/** Goes to one's own profile, where a game made up stands before those that were played, and asks for older ones. */
async function seeOlder(page: Page): Promise<void> {
  await page.route('**/api/people/*', async route => {
    const reply = await route.fetch()
    const profile: Profile = await reply.json()
    const [latest] = profile.recent
    const later = latest && { ...latest, id: 'madeup', moved: latest.moved + 1 }
    const records = profile.records.map(each => ({ ...each, played: each.played + 1 }))
    await route.fulfill({ response: reply, json: { ...profile, records, recent: [later] } })
  })
  await page.goto(`${server.url}/me`)
  await page.locator('main a').first().click()
  await page.locator('article[data-table=madeup]').waitFor()
  await page.getByRole('button', { name: 'Older games' }).click()
  await page.locator('article:not([data-table=madeup])').waitFor()
}

describe('at the table', () => {
  test('what is sent is saved, told to others, and can be taken back by agreement', async () => {
    await gather([DESK, PHONE], async (ana, bea) => {
      const address = await setUpTable(ana.page, server.url, 'Ana', { game: 'puerto-rico', seats: 2 })
      await sitDown(bea.page, address, '贝娅')
      await start(ana.page)
      await letPlay(ana.page)
      await letPlay(bea.page)
      await until(ana.page, 8)
      for (const { page } of [ana, bea]) {
        await stopPlaying(page)
        await taken(page)
      }
      await ana.page.locator('[data-saved=true]').waitFor()

      // An earlier position has an address of its own.
      await ana.page.getByTestId('log').locator('button').nth(3).click()
      await ana.page.waitForURL(/\?at=\d+$/)
      await menu(ana.page, /go back to this position/)
      await ana.page.getByRole('alert').waitFor()
      await bea.page.getByRole('alert').getByRole('button').first().click()
      await ana.page.getByRole('alert').waitFor({ state: 'detached' })
      await expect.poll(() => moves(ana.page)).toBeLessThanOrEqual(5)
      await expect.poll(() => moves(bea.page)).toBe(await moves(ana.page))

      await menu(ana.page, /abandon/)
      await bea.page.getByRole('alert').getByRole('button').last().click()
      await bea.page.getByRole('alert').waitFor({ state: 'detached' })
      await resign(bea.page)
      await final(ana.page).waitFor()
      await expect.poll(() => winner(ana.page)).toContain('Ana')

      await final(ana.page).getByRole('button').first().click()
      await ana.page.waitForURL(to => to.href !== address && /\/t\/\w+$/.test(to.href))
      await final(bea.page).getByRole('link', { name: '去新的一局' }).click()
      await bea.page.waitForURL(ana.page.url())
      await seeOlder(ana.page)
    })
  })

  test('people talk, each in their own language, and keep notes to themselves', async () => {
    await gather([DESK, PHONE], async (ana, bea) => {
      const address = await setUpTable(ana.page, server.url, 'Ana', { game: 'puerto-rico', seats: 2 })
      await sitDown(bea.page, address, '贝娅')
      await start(ana.page)
      await ana.page.locator('[data-tab=chat]').click()
      await ana.page.getByLabel('Say something').fill('<b>olá</b>')
      await ana.page.keyboard.press('Enter')
      await ana.page.getByRole('button', { name: 'Quick phrases' }).click()
      await ana.page.getByRole('menuitem', { name: 'Good luck!' }).click()
      await bea.page.getByTestId('unread').waitFor()
      await bea.page.locator('[data-tab=chat]').click()
      await bea.page.getByTestId('chat').getByText('祝好运！').waitFor()
      await expect.poll(() => bea.page.getByTestId('chat').textContent()).toContain('<b>olá</b>')
      await bea.page.locator('[data-tab=log]').click()
      await expect.poll(() => bea.page.getByTestId('unread').count()).toBe(0)
      await ana.page.locator('[data-tab=notes]').click()
      await ana.page.locator('textarea').fill('beware of coffee')
      await ana.page.getByText('Only you can read them.').waitFor()
      await ana.page.reload()
      await ana.page.locator('[data-tab=notes]').click()
      await expect.poll(() => ana.page.locator('textarea').inputValue()).toBe('beware of coffee')
    })
  })

  test('a person who is elsewhere on the page is called back when it is their turn', async () => {
    await gather([DESK, PHONE], async (ana, bea) => {
      const address = await setUpTable(ana.page, server.url, 'Ana', { game: 'puerto-rico', seats: 2 })
      await sitDown(bea.page, address, '贝娅')
      await start(ana.page)
      const [there, away] = await inTurn(ana.page, bea.page)
      await away.goto(`${server.url}/settings`)
      await away.getByTestId('me').waitFor()
      await letPlay(there)
      await away.getByTestId('call').getByRole('link').click()
      await away.waitForURL(address)
      await offered(away)
    })
  })

  test('whoever is out of time is played for by the guardian, and takes the seat back', async () => {
    await gather([DESK, PHONE], async (ana, bea) => {
      const wish = { game: 'tigris-euphrates', seats: 2, pace: 'quick', guardian: 'random' } as const
      const address = await setUpTable(ana.page, server.url, 'Ana', wish)
      await sitDown(bea.page, address, '贝娅')
      await start(ana.page)
      const [away, there] = await inTurn(ana.page, bea.page)
      server.pass(10 * MINUTE)
      await away.getByRole('alert').waitFor()
      await expect.poll(() => away.getByRole('alert').getByRole('button').count()).toBe(0)
      // Wait, let the guardian play, propose to end: the one who waits has the choice.
      await there.getByRole('alert').getByRole('button').nth(1).click()
      await offered(there)

      const back = away.getByRole('alert').getByRole('button')
      await back.click()
      await back.waitFor({ state: 'detached' })
      await letPlay(there)
      await offered(away)
      await stopPlaying(there)
      const before = await moves(there)
      await letPlay(away)
      await until(there, before + 1)

      // Who gives up comes last, whatever the points say.
      await stopPlaying(away)
      await resign(away)
      await final(there).waitFor()
      const places = final(there).locator('tbody tr')
      await expect.poll(() => places.locator('td:first-child').allTextContents()).toEqual(['1', '2'])
      await expect
        .poll(() => places.first().locator('th').textContent())
        .toBe(there === ana.page ? 'Ana' : '贝娅')
    })
  })

  test('a private table opens to those who have its code', async () => {
    await gather([DESK, PHONE], async (ana, bea) => {
      const wish = { game: 'lisboa', seats: 2, visibility: 'private' } as const
      const address = await setUpTable(ana.page, server.url, 'Ana', wish)
      const code = (await ana.page.getByTestId('code').textContent()) ?? ''
      await bea.page.goto(address)
      await bea.page.locator('main form input').fill(code.toLowerCase())
      await bea.page.locator('main form button[type=submit]').click()
      await sayName(bea.page, '贝娅')
      await bea.page.getByTestId('seats').getByText('贝娅').waitFor()
      await ana.page.getByTestId('seats').getByText('贝娅').waitFor()
    })
  })
})

describe('the pages online', () => {
  test('are fit for fingers, narrow screens and screen readers', async () => {
    await gather([PHONE, DESK], async (phone, desk) => {
      const look = async (page: Page, name: string) => {
        expect(await findings(page), name).toEqual([])
        expect(await sideways(page), name).toBe(0)
        if (page === phone.page) expect(await tooSmall(page), name).toEqual([])
      }
      for (const { page } of [phone, desk]) {
        const address = await setUpTable(page, server.url, '小安', { game: 'puerto-rico', seats: 2 })
        await look(page, 'waiting room')
        await start(page)
        await letPlay(page)
        await until(page, 6)
        await stopPlaying(page)
        await look(page, 'table')
        await page.locator('[data-tab=chat]').click()
        await look(page, 'chat')
        await page.goto(`${server.url}/online/new/lisboa`)
        await page.locator('form').waitFor()
        await look(page, 'set up')
        await page.goto(`${server.url}/online`)
        await page.locator(`article[data-table="${address.split('/').at(-1)}"]`).waitFor()
        await look(page, 'lobby')
        await page.goto(`${server.url}/me`)
        await page.getByTestId('sign-out').waitFor()
        await look(page, 'me')
        await page.locator('main a').first().click()
        await page.locator('#ratings').waitFor()
        await look(page, 'profile')
      }
    })
  })
})
