import { type RunningServer, startServer } from '@ludoteca/harness/server/command.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gather } from '../../lib/gather.ts'
import { handed } from '../../lib/handed.ts'
import { keepName, setUpTable, signIn } from '../../lib/online.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label)

test('an account is kept, its password changed and recovered by a file, its data taken along, and deleted', async () => {
  await gather(
    [{ lang: 'en' }, { lang: 'zh', phone: true }],
    async ({ page }, { page: elsewhere }) => {
      const address = await setUpTable(page, server.url, 'Ana', { game: 'puerto-rico', seats: 2 })
      await keepName(page, server.url, 'the first secret')
      await signIn(elsewhere, server.url, 'Ana', 'the first secret')

      await field(page, 'Your password, to confirm').fill('the first secret')
      const recovery = await handed(page.getByRole('button', { name: 'Get a recovery file' }))

      await field(page, 'Present password').fill('a wrong secret')
      await field(page, 'New password').fill('the second secret')
      await page.getByRole('button', { name: 'Change the password' }).click()
      await page.getByRole('main').getByRole('alert').waitFor()
      await field(page, 'Present password').fill('the first secret')
      await page.getByRole('button', { name: 'Change the password' }).click()
      await page.getByText('All other devices are signed out.').waitFor()

      // The other device has to say who it is, has forgotten, and has the file.
      await elsewhere.goto(`${server.url}/me`)
      await elsewhere.getByRole('main').getByRole('button', { name: '登录' }).click()
      const dialog = elsewhere.getByRole('dialog')
      await dialog.getByRole('button', { name: '忘记密码？' }).click()
      await dialog.locator('input').first().fill('Ana')
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'ludoteca-recovery.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(recovery),
      })
      await dialog.locator('input[type=password]').fill('the third secret')
      await dialog.locator('button[type=submit]').click()
      await dialog.waitFor({ state: 'detached' })

      const data = JSON.parse(await handed(elsewhere.getByRole('button', { name: '取走全部数据' })))
      expect(data).toMatchObject({ person: { name: 'Ana' }, tables: [{ id: address.split('/').at(-1) }] })

      await elsewhere.getByRole('button', { name: '删除账号' }).click()
      await field(elsewhere, '请输入密码确认').last().fill('the third secret')
      await elsewhere.getByRole('button', { name: '永久删除' }).click()
      await elsewhere.waitForURL(`${server.url}/`)
      await elsewhere.goto(`${server.url}/online`)
      await elsewhere.getByRole('button', { name: '登录' }).click()
      await dialog.locator('input').first().fill('Ana')
      await dialog.locator('input[type=password]').fill('the third secret')
      await dialog.locator('button[type=submit]').click()
      await dialog.getByRole('alert').waitFor()
    },
    2,
  )
})
