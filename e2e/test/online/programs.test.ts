import { type RunningServer, startServer } from '@ludoteca/harness/server/command.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gather } from '../../lib/gather.ts'
import { keepName, setUpTable } from '../../lib/online.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const asked = async (token: string): Promise<number> =>
  (await fetch(`${server.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status

test('an account is made one of a program, marked as such, and let in by a token until that is revoked', async () => {
  await gather([{ lang: 'en' }], async ({ page }) => {
    await setUpTable(page, server.url, 'Clay', { game: 'puerto-rico', seats: 2 })
    await page.getByRole('button', { name: 'Leave the table' }).click()
    await page.waitForURL(`${server.url}/online`)
    await keepName(page, server.url, 'the first secret')
    const main = page.getByRole('main')

    const focus = () =>
      page.evaluate<string>('(document.activeElement.labels?.[0] ?? document.activeElement).textContent')
    await page.getByTestId('become-program').press('Enter')
    const secret = 'Your password, since this is for good'
    expect(await focus()).toBe(secret)
    await main.getByLabel(secret).fill('the first secret')
    await main.getByRole('button', { name: 'Make it an account for a program' }).click()
    await main.getByText('This account is for a program.').waitFor()
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Clay\s+program$/)

    await main.getByLabel('What the token is for').fill('my desk')
    await main.getByLabel('Your password, for a new token').fill('the first secret')
    await page.getByTestId('make-token').press('Enter')
    await page.getByTestId('token').waitFor()
    expect(await focus()).toMatch(/^This is the token/)
    const token = await page.getByTestId('token').inputValue()
    expect(token).toMatch(/^ludoteca_/)
    expect(await asked(token)).toBe(200)
    await page.reload()
    await main.getByText('my desk').waitFor()
    expect(await main.innerText()).not.toContain(token)
    expect(await page.getByTestId('token').count()).toBe(0)

    await main.getByRole('button', { name: 'Revoke the token “my desk”' }).press('Enter')
    await main.getByText('There are no tokens.').waitFor()
    await expect.poll(focus).toBe('Tokens')
    expect(await asked(token)).toBe(401)
  })
})
