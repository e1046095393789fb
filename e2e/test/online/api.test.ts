import { type RunningServer, startServer } from '@ludoteca/harness/server/command.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sideways } from '../../lib/fitness.ts'
import { DESK, gather, PHONE } from '../../lib/gather.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** Opens everything that is folded. */
const UNFOLD = "document.querySelectorAll('details').forEach(each => { each.open = true })"
const BACKGROUND = 'getComputedStyle(document.documentElement).backgroundColor'

test('the description of the API is read on desk and phone, in both languages and lights', async () => {
  await gather([DESK, PHONE], async (desk, phone) => {
    const grounds: string[] = []
    for (const { page } of [desk, phone]) {
      await page.goto(`${server.url}/api/docs`)
      expect(await sideways(page)).toBe(0)
      grounds.push(await page.evaluate<string>(BACKGROUND))
      await page.locator('#newTable > summary').click()
      await page.locator('#newTable details > summary').click()
      expect(await page.locator('#newTable').innerText()).toContain('unknown-game')
      await page.locator('#newTable dd a[href="#Terms"]').click()
      await page.evaluate(UNFOLD)
      expect(await page.locator('#Terms').innerText()).toContain('guardian')
      expect(await sideways(page)).toBe(0)
    }
    expect(new Set(grounds).size).toBe(2)
    expect(await desk.page.locator('h1').innerText()).toMatch(/^Ludoteca: /)
    expect(await phone.page.locator('h1').innerText()).toMatch(/^Ludoteca /)
    await desk.page.getByRole('link', { name: '中文' }).click()
    await desk.page.locator('html[lang=zh]').waitFor()
  })
})

test('the ladder of programs says that nobody is on it yet', async () => {
  await gather([DESK, PHONE], async (desk, phone) => {
    await desk.page.goto(`${server.url}/online`)
    await desk.page.getByTestId('ladder').click()
    await desk.page.getByText('No program has a rating in this game yet.').waitFor()
    await phone.page.goto(`${server.url}/ladder/programs?game=lisboa`)
    await phone.page.getByText('这个游戏还没有程序拿到等级分。').waitFor()
    expect(await phone.page.locator('input[value=lisboa]').isChecked()).toBe(true)
    for (const { page } of [desk, phone]) expect(await sideways(page)).toBe(0)
  })
})
