import { newContext } from '@ludoteca/harness/browser/context.ts'
import { type RunningServer, startServer } from '@ludoteca/harness/server/command.ts'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findings } from '../../lib/findings.ts'
import { sideways, tooSmall } from '../../lib/fitness.ts'
import { visit } from '../../lib/visit.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const NAME = 'Casa'
const BECOME_ACCOUNT = `(async () => {
  const post = (path, body) => fetch('/api' + path, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  await post('/guest', { name: '${NAME}' })
  await post('/account', { name: '${NAME}', password: 'four words or so' })
})()`

test('a host looks after the server from a phone', async () => {
  await visit({ url: server.url, phone: true, lang: 'zh' }, '/online', async (page, url) => {
    await page.evaluate(BECOME_ACCOUNT)
    await server.admin('users', 'host', NAME)
    await page.goto(`${url}/me`)
    await page.locator('main a[href="/admin"]').click()
    await page.getByTestId('stages').waitFor()
    await expect.poll(() => page.getByTestId('health').textContent()).toContain('SQLite')
    expect(await findings(page)).toEqual([])
    expect(await tooSmall(page)).toEqual([])
    expect(await sideways(page)).toBe(0)

    const [text, rest] = [page.locator('main form input').first(), page.locator('main input[type=checkbox]')]
    await text.fill('十点闭馆')
    await text.press('Enter')
    await page.getByText('十点闭馆').waitFor()
    // The notice lies over nothing that is to be pressed next.
    await page.goto(`${url}/online/new/puerto-rico`)
    await page.getByRole('status').getByText('十点闭馆').waitFor()
    await page.getByTestId('make').click({ trial: true })
    await page.goto(`${url}/admin`)
    await rest.click()
    await expect.poll(() => rest.isChecked()).toBe(true)
    await page.goto(`${url}/online`)
    await page.getByText('本馆暂不接受新对局').waitFor()
    await expect.poll(() => page.getByTestId('create').count()).toBe(0)
  })
})

test('a stranger is told in their language to sign in, and sees nothing else', async () => {
  const browser = await chromium.connect(inject('browser'))
  const context = await newContext(browser, { lang: 'en' })
  const page = await context.newPage()
  await page.goto(`${server.url}/admin`)
  const said = page.getByRole('alert')
  await expect.poll(() => said.textContent()).toContain('Choose a name or sign in first.')
  await expect.poll(() => page.getByTestId('health').count()).toBe(0)
  await said.getByRole('button').click()
  await page.getByRole('dialog').waitFor()
  await context.close()
})
