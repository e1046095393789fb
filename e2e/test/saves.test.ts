import { choose, offered, playOn, startGame } from '@ludoteca/harness/browser/play.ts'
import { startServer } from '@ludoteca/harness/server/command.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { handed } from '../lib/handed.ts'
import { visit } from '../lib/visit.ts'

const log = (page: Page) => page.getByTestId('log').textContent()

/** The save file of the table on the page, as the person would get it. */
async function exported(page: Page): Promise<string> {
  await page.locator('header button').last().click()
  return handed(page.getByRole('menuitem').nth(2))
}

const openFile = (page: Page, text: string) =>
  page
    .getByTestId('save-file')
    .setInputFiles({ name: 'game.ludo', mimeType: 'text/plain', buffer: Buffer.from(text) })

describe('nothing is lost', () => {
  test('a reload in mid-turn finds the same position, and undo still works', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, { seats: ['human', 'human'], seed: 'reload' })
      await playOn(page, 6)
      const before = await log(page)
      await page.reload()
      await offered(page)
      await expect.poll(() => log(page)).toBe(before)
      await page.getByTestId('undo').click()
      await expect.poll(() => log(page)).not.toBe(before)
      await page.goto(`${url}/`)
      await page.locator('main ul article').getByRole('link').first().click()
      await offered(page)
    })
  })

  test('a game goes out as a file and comes back in', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, { seats: ['human', 'easy', 'easy'], seed: 'file' })
      await playOn(page, 5)
      const steps = await log(page)
      const text = await exported(page)
      expect(text).toMatch(/^ludoteca-save \d+ puerto-rico/)
      await page.goto(`${url}/`)
      await openFile(page, text)
      // The file knows who sat where.
      await page.waitForURL(/\/table\/\w+$/)
      await offered(page)
      await expect.poll(() => log(page)).toBe(steps)
      await choose(page)
      await offered(page)
    })
  })

  test('a damaged file gets a clear message and changes nothing', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, { seats: ['human', 'easy', 'easy'], seed: 'damage' })
      await playOn(page, 3)
      const text = await exported(page)
      await page.goto(`${url}/`)
      const lines = text.split('\n')
      const damaged = [...lines.slice(0, 2), '0 fly to the moon', ...lines.slice(3)].join('\n')
      await openFile(page, damaged)
      const alert = page.getByRole('alert')
      await alert.waitFor()
      await expect.poll(() => alert.textContent()).toMatch(/Line 3: .*fly to the moon/s)
      await openFile(page, text.split('\n').slice(0, -2).join('\n'))
      await page.getByText('ends too early').waitFor()
      await openFile(page, 'hello')
      await page.getByText('not a Ludoteca save file').waitFor()
      await expect.poll(() => page.locator('main ul article').count()).toBe(1)
    })
  })

  test('a table of older rules is explained and still handed out', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, { seats: ['human', 'easy', 'easy'], seed: 'old' })
      await offered(page)
      const table = page.url()
      await page.goto(`${url}/settings`)
      await page.evaluate(`new Promise((done, fail) => {
        const open = indexedDB.open('ludoteca')
        open.onsuccess = () => {
          const store = open.result.transaction('tables', 'readwrite').objectStore('tables')
          store.getAll().onsuccess = ({ target: { result: [record] } }) => {
            const save = record.save.replace(/^(\\S+ \\S+ \\S+) \\d+/, '$1 0')
            store.put({ ...record, save }).onsuccess = () => done()
          }
        }
        open.onerror = fail
      })`)
      await page.goto(table)
      await expect.poll(() => page.getByRole('alert').textContent()).toContain('rules version 0')
      expect(await handed(page.getByRole('alert').getByRole('button'))).toMatch(
        /^ludoteca-save \d+ puerto-rico 0 /,
      )
    })
  })

  test('after one visit the page plays without a server', async () => {
    const server = await startServer()
    await visit({ url: server.url, kept: true }, '/', async (page, url) => {
      await page.evaluate('navigator.serviceWorker.ready')
      await page.waitForFunction('navigator.serviceWorker.controller !== null')
      await server.close()
      await page.reload()
      await startGame(page, url, { seats: ['human', 'easy', 'easy'], seed: 'offline' })
      await playOn(page, 4)
      await page.reload()
      await offered(page)
      await page.goto(`${url}/rules/puerto-rico`)
      await page.locator('article section').first().waitFor()
    })
  })
})
