import { type RunningServer, startServer } from '@ludoteca/harness/server/command.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gather } from '../../lib/gather.ts'
import { keepName, setUpTable, signIn } from '../../lib/online.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const figure = async (page: Page, name: string): Promise<number> =>
  Number(/\d+/.exec((await page.getByTestId(`puzzle-${name}`).locator('dd').textContent()) ?? '')?.[0])

/** The same, asked for anew: what was sent may still be on its way. */
async function figureAnew(page: Page, name: string): Promise<number> {
  await page.reload()
  await page.getByTestId('puzzle-themes').waitFor()
  return figure(page, name)
}

/** Gives up the next puzzle. */
async function tryOne(page: Page): Promise<void> {
  await page.goto(`${server.url}/puzzles/puerto-rico/next`)
  await page.getByTestId('puzzle-answer').click()
  await page.getByTestId('puzzle-rated').waitFor()
  await page.goto(`${server.url}/puzzles`)
}

test('what was done with puzzles on two devices comes together with the account', async () => {
  await gather([{ lang: 'en' }, { lang: 'zh', phone: true }], async ({ page: first }, { page: second }) => {
    await tryOne(first)
    expect(await figure(first, 'solved')).toBe(1)
    await first.getByText('Ratings and streaks stay on this device.').waitFor()
    await setUpTable(first, server.url, 'Ana', { game: 'puerto-rico', seats: 2 })
    await keepName(first, server.url, 'the first secret')
    await first.goto(`${server.url}/puzzles`)
    await first.getByText('Ratings and streaks are kept with your account.').waitFor()
    await tryOne(first)
    await expect.poll(() => figure(first, 'solved')).toBe(2)

    await second.goto(`${server.url}/puzzles`)
    expect(await figure(second, 'solved')).toBe(0)
    await signIn(second, server.url, 'Ana', 'the first secret')
    await second.goto(`${server.url}/puzzles`)
    await expect.poll(() => figureAnew(second, 'solved')).toBe(2)
    expect(await figure(second, 'rating')).toBe(await figure(first, 'rating'))
    await tryOne(second)
    await expect.poll(() => figure(second, 'solved')).toBe(3)
    await expect.poll(() => figureAnew(first, 'solved')).toBe(3)
  })
})
