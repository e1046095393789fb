import { TERMS, Visitor } from '@ludoteca/harness/client/visitor.ts'
import { type RunningServer, startServer } from '@ludoteca/harness/server/command.ts'
import type { ArchivePage, Terms } from '@ludoteca/protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findings } from '../../lib/findings.ts'
import { sideways, tooSmall } from '../../lib/fitness.ts'
import { signIn } from '../../lib/online.ts'
import { visit } from '../../lib/visit.ts'

let server: RunningServer
const tables: string[] = []

/** A game that ends when whoever comes second gives it up. */
async function play(host: Visitor, guest: Visitor, terms: Partial<Terms>): Promise<string> {
  const { id } = await host.ask<{ id: string }>('POST', '/tables', { ...TERMS, ...terms })
  await guest.does(id, { do: 'join', seat: 1 })
  await host.does(id, { do: 'start' })
  await guest.does(id, { do: 'resign' })
  return id
}

beforeAll(async () => {
  server = await startServer()
  const [ana, bea] = await Promise.all(
    ['Ana', 'Bea'].map(async name => {
      const visitor = new Visitor(server.url)
      await visitor.ask('POST', '/guest', { name })
      await visitor.ask('POST', '/account', { name, password: 'four words or so' })
      await visitor.connect()
      return visitor
    }),
  )
  if (!ana || !bea) throw new Error('nobody is there')
  for (let i = 0; i < 21; i++) tables.push(await play(ana, bea, {}))
  tables.push(await play(bea, ana, { game: 'puerto-rico', options: { nobles: 'on' } }))
  tables.push(await play(ana, bea, { game: 'lisboa' }))
  await play(ana, bea, { visibility: 'unlisted' })
  await vi.waitFor(
    async () => {
      const { next } = await ana.ask<ArchivePage>('GET', '/archive?game=tigris-euphrates')
      const { games } = await ana.ask<ArchivePage>('GET', '/archive?game=lisboa')
      expect([next !== null, games.length]).toEqual([true, 1])
    },
    { timeout: 60_000, interval: 100 },
  )
})
afterAll(() => server.close())

const games = (page: Page) => page.locator('[data-game]')

const ready = async (page: Page): Promise<void> => {
  expect(await findings(page)).toEqual([])
  expect(await tooSmall(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
}

test('on a phone in Chinese somebody finds a game by game, module and player, and opens it', async () => {
  await visit({ url: server.url, phone: true, lang: 'zh' }, '/online', async (page, url) => {
    await page.getByTestId('archive').click()
    await games(page).first().waitFor()
    await ready(page)
    expect(await games(page).count()).toBe(20)
    await page.getByTestId('more').press('Enter')
    await expect.poll(() => games(page).count()).toBe(23)
    expect(await page.getByTestId('more').count()).toBe(0)
    const focus = () => page.evaluate<string>('document.activeElement.getAttribute("href")')
    await expect.poll(focus).toBe(await games(page).nth(20).getByRole('link').first().getAttribute('href'))
    // Whoever comes back from a game finds the list as long as it was.
    await games(page).nth(21).getByRole('link', { name: /^回放/ }).click()
    await page.waitForURL('**/replay')
    await page.getByTestId('replay-position').waitFor()
    await page.goBack()
    await expect.poll(() => games(page).count()).toBe(23)
    await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(1000)
    await page.evaluate('scrollTo(0, 0)')

    await page.getByTestId('filters').click()
    await page.getByLabel('游戏').selectOption('puerto-rico')
    await page.getByLabel('贵族').selectOption('on')
    await page.getByLabel('玩家', { exact: true }).fill('Bea')
    await page.getByLabel('玩家', { exact: true }).press('Enter')
    await expect.poll(() => games(page).count()).toBe(1)
    expect(await page.evaluate('document.activeElement.value')).toBe('Bea')
    expect(await page.getByTestId('filters').textContent()).toContain('波多黎各 · 贵族')
    await page.getByLabel('胜负').selectOption('won')
    await page.waitForURL('**result=won')
    expect(new URL(page.url()).searchParams.get('options')).toBe('nobles.on')
    await ready(page)
    // The address says all of it.
    await page.goto(page.url())
    await expect.poll(() => games(page).count()).toBe(1)
    await page.getByTestId('filters').click()
    await page.getByLabel('胜负').selectOption('lost')
    await page.getByText('没有符合所有条件的对局').waitFor()
    await page.goBack()
    await games(page).first().waitFor()
    await page.getByRole('link', { name: /^回放/ }).click()
    await page.waitForURL(`${url}/t/${tables.at(-2)}/replay`)
  })
})

test('on a desk games stand in rows; one is taken along, and a player nobody knows is told in words', async () => {
  await visit({ url: server.url, theme: 'dark', errors: /400/ }, '/archive?game=lisboa', async page => {
    await expect.poll(() => games(page).count()).toBe(1)
    await ready(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Save file/ }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^lisboa-\d+\.ludo$/)
    await page.getByLabel('Player', { exact: true }).fill('Nobody at all')
    await page.getByTestId('search').click()
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('Nobody at all')
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect.poll(() => games(page).count()).toBe(20)
    await page.goto(`${server.url}/people/Ana`)
    await page.getByRole('link', { name: 'Look through these games' }).click()
    await expect.poll(() => games(page).count()).toBe(20)
    expect(new URL(page.url()).search).toBe('?player=Ana')
  })
})

test('the name of a program has its mark', async () => {
  const [cog, dot] = await Promise.all(
    ['Cog', 'Dot'].map(async name => {
      const visitor = new Visitor(server.url)
      const password = 'four words or so'
      await visitor.ask('POST', '/guest', { name })
      await visitor.ask('POST', '/account', { name, password })
      if (name === 'Cog') await visitor.ask('PUT', '/me/program', { password })
      await visitor.connect()
      return visitor
    }),
  )
  if (!cog || !dot) throw new Error('nobody is there')
  await play(cog, dot, {})
  await vi.waitFor(async () => {
    const { games } = await dot.ask<ArchivePage>('GET', '/archive?player=Cog')
    expect(games.length).toBe(1)
  })
  await visit({ url: server.url, lang: 'zh' }, '/archive?player=Cog', async page => {
    await expect.poll(() => games(page).count()).toBe(1)
    const names = await games(page).locator('ol li').allTextContents()
    expect(names.filter(name => name.includes('程序'))).toEqual([expect.stringContaining('Cog')])
    await ready(page)
    await signIn(page, server.url, 'Dot', 'four words or so')
    await page.goto(`${server.url}/people/Dot/figures`)
    await page.getByRole('rowheader', { name: /^Cog\s+程序$/ }).waitFor()
  })
})

test('somebody looks at their own figures on a phone in Chinese, and shows them to everybody', async () => {
  await visit({ url: server.url, phone: true, lang: 'zh' }, '/online', async (page, url) => {
    await signIn(page, url, 'Ana', 'four words or so')
    await page.goto(`${url}/me`)
    await page.getByTestId('figures').click()
    await page.getByTestId('rating-chart').waitFor()
    await ready(page)
    await page.getByText('以表格显示').click()
    expect(await page.getByTestId('rating-chart').locator('tbody tr').count()).toBe(22)
    expect(await page.getByRole('table', { name: '各座位的胜局' }).first().textContent()).toContain(
      '22 局 22 胜',
    )
    const address = page.url()
    const asked = async () => (await fetch(address.replace('/people', '/api/people'))).status
    expect(await asked()).toBe(403)
    await page.getByRole('checkbox').check()
    await expect.poll(asked).toBe(200)
    await visit({ url, theme: 'dark' }, new URL(address).pathname, async other => {
      await other.getByTestId('rating-chart').waitFor()
      expect(await other.getByRole('checkbox').count()).toBe(0)
      await ready(other)
    })
    await page.getByRole('checkbox').uncheck()
    await expect.poll(asked).toBe(403)
  })
})

test.each([{ lang: 'en' }, { lang: 'zh', theme: 'dark', phone: true }] as const)(
  'what somebody did in their games is drawn and stands there in words ($lang)',
  async wish => {
    await visit({ ...wish, url: server.url }, '/online', async (page, url) => {
      await signIn(page, url, 'Ana', 'four words or so')
      const done: Readonly<Record<string, readonly object[]>> = {
        'puerto-rico': [{ group: 'roles', key: 'captain', n: 4.25 }],
        'tigris-euphrates': [{ group: 'conflicts', key: 'war-won', n: 1.5 }],
        lisboa: [{ group: 'decrees', key: 'scored', n: 2 }],
      }
      await page.route('**/api/people/Ana/figures', async route => {
        const answer = await route.fetch()
        const figures = (await answer.json()) as { readonly games: readonly { readonly game: string }[] }
        const all = figures.games.map(each => ({ ...each, deeds: done[each.game] ?? [] }))
        await route.fulfill({ response: answer, json: { ...figures, games: all } })
      })
      await page.goto(`${url}/people/Ana/figures`)
      const row = (name: string) => page.getByRole('row', { name })
      for (const each of wish.lang === 'en'
        ? ['Captain 4.3', 'wars won 1.5', 'that scored 2']
        : ['船长 4.3', '战争获胜 1.5', '其中得分的 2'])
        await row(each).waitFor()
      await ready(page)
    })
  },
)
