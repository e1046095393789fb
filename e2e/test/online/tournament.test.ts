import { newAccount, newGuest } from '@ludoteca/harness/client/guest.ts'
import { Page as Line } from '@ludoteca/harness/client/page.ts'
import { type RunningServer, startServer } from '@ludoteca/harness/server/command.ts'
import type { TournamentFacts } from '@ludoteca/protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findings } from '../../lib/findings.ts'
import { sideways, tooSmall } from '../../lib/fitness.ts'
import { keepName } from '../../lib/online.ts'
import { visit } from '../../lib/visit.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const ready = async (page: Page): Promise<void> => {
  expect(await findings(page)).toEqual([])
  expect(await tooSmall(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
}

const factsOf = async (url: string): Promise<TournamentFacts> => {
  const id = new URL(url).pathname.split('/').at(-1)
  return (await fetch(`${server.url}/api/tournaments/${id}`)).json() as Promise<TournamentFacts>
}

test('somebody sets up a tournament on a phone in Chinese, plays in it and follows it to its end', async () => {
  await visit({ url: server.url, phone: true, lang: 'zh' }, '/online', async (page, url) => {
    await page.getByRole('button', { name: '登录' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '只用名字来玩' }).click()
    await page.getByRole('dialog').locator('input').fill('小明')
    await page.getByRole('dialog').locator('button[type=submit]').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await keepName(page, url, 'four words or so')

    await page.goto(`${url}/online`)
    await page.getByTestId('tournaments').click()
    await page.getByTestId('create').click()
    await page.locator('form input[maxlength="60"]').fill('周四之夜')
    await page.locator('input[value=tigris-euphrates]').click()
    await page.getByRole('heading', { name: '两河流域' }).waitFor()
    // What was written before another game was chosen is still there.
    expect(await page.locator('form input[maxlength="60"]').inputValue()).toBe('周四之夜')
    await page.getByRole('group', { name: '每桌人数' }).getByRole('radio', { name: '2' }).check()
    await page.getByRole('spinbutton', { name: '轮数' }).fill('2')
    await page.getByRole('radio', { name: '立即' }).check()
    await ready(page)
    await page.getByTestId('make').click()
    await page.waitForURL('**/tournaments/*')
    await page.getByTestId('enter').click()
    await page.getByText('你已报名。').waitFor()
    await ready(page)

    const others = await Promise.all(
      ['Ana', 'Bea', 'Cai'].map(async (name, i) => {
        const guest = await newGuest(server.url, name, `10.0.0.${i}`)
        const line = new Line(server.url, i === 0 ? await newAccount(server.url, guest, name) : guest)
        await line.open()
        return line
      }),
    )
    const path = `/api/tournaments/${new URL(page.url()).pathname.split('/').at(-1)}`
    for (const { guest } of others)
      await fetch(server.url + path, {
        method: 'POST',
        headers: { ...guest.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ do: 'enter' }),
      })
    // What others do is seen without loading the page again.
    await expect.poll(() => page.getByTestId('standings').locator('[data-entrant]').count()).toBe(4)
    await page.getByTestId('start').click()
    await page.getByTestId('to-table').waitFor()
    await ready(page)

    await page.getByTestId('to-table').click()
    await page.getByTestId('people').waitFor()
    await page.locator('a[href^="/tournaments/"]').first().click()
    await page.getByTestId('to-table').waitFor()

    for (const round of [1, 2]) {
      await expect.poll(async () => (await factsOf(page.url())).schedule.length).toBe(round)
      await page.getByTestId('rounds').locator('details[open]').getByText(`第 ${round} 轮`).waitFor()
      const { schedule } = await factsOf(page.url())
      for (const { table, seats } of schedule.at(-1)?.tables ?? []) {
        const line = others.find(each => seats.some(seat => seat.entrant === each.guest.id))
        await line?.do(table, { do: 'resign' })
      }
    }
    await page.getByText('各轮都已下完').waitFor()
    for (const line of others) line.close()
    await page.getByTestId('crosstable').getByRole('link').first().waitFor()
    await page.getByRole('button', { name: '跟看小明' }).click()
    await page.getByTestId('follow').getByRole('heading').waitFor()
    expect(new URL(page.url()).search).toMatch(/^\?follow=\w+$/)
    expect(await page.getByTestId('follow').getByRole('link').count()).toBe(2)
    await ready(page)

    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.getByTestId('rounds').locator('details[open]').count()).toBe(2)
    expect(await page.getByTestId('organise').isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await page.goto(`${url}/tournaments`)
    await page.getByRole('radio', { name: '已经结束' }).check()
    await page.getByRole('heading', { name: '周四之夜' }).waitFor()
    await ready(page)
  })
})
