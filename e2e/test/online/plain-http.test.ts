import { PLAIN_NAME, UNTRUSTED } from '@ludoteca/harness/browser/plain.ts'
import { offered, playOn, startGame } from '@ludoteca/harness/browser/play.ts'
import { type RunningServer, startServer } from '@ludoteca/harness/server/command.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK, gather, PHONE } from '../../lib/gather.ts'
import {
  final,
  letPlay,
  playOut,
  resign,
  setUpTable,
  sitDown,
  start,
  stopPlaying,
  until,
  winner,
} from '../../lib/online.ts'
import { visit } from '../../lib/visit.ts'

let server: RunningServer
let url: string
beforeAll(async () => {
  server = await startServer('--hosts', PLAIN_NAME)
  url = `http://${PLAIN_NAME}:${new URL(server.url).port}`
})
afterAll(() => server.close())

const isTrusted = (page: Page) => page.evaluate<boolean>('isSecureContext')

describe('over plain http, as guests in a home network come', () => {
  test('a game is played on the device, kept, held by one tab at a time, and played to its end', async () => {
    await visit({ url, errors: UNTRUSTED }, '/', async page => {
      expect(await isTrusted(page)).toBe(false)
      await startGame(page, url, { seats: ['human', 'easy', 'easy'], seed: 'plain' })
      await playOn(page, 4)
      await page.reload()
      await offered(page)
      const second = await page.context().newPage()
      await second.goto(page.url())
      await second.getByRole('button', { name: 'Play here' }).click()
      await offered(second)
      await page.getByRole('button', { name: 'Play here' }).waitFor()
      await page.close()
      await playOn(second, 4)
      await playOut(second)
    })
  })

  test('a game is played online to its end', async () => {
    await gather([DESK, PHONE], async (ana, bea) => {
      const address = await setUpTable(ana.page, url, 'Ana', { game: 'puerto-rico', seats: 2 })
      expect(await isTrusted(ana.page)).toBe(false)
      await ana.page.getByRole('button', { name: 'Copy the link' }).first().click()
      await ana.page.getByText('Copied').waitFor()
      await sitDown(bea.page, address, '贝娅')
      await start(ana.page)
      await letPlay(ana.page)
      await letPlay(bea.page)
      await until(ana.page, 6)
      await stopPlaying(bea.page)
      await resign(bea.page)
      for (const { page } of [ana, bea]) await final(page).waitFor({ timeout: 180_000 })
      await expect.poll(() => winner(bea.page)).toMatch(/Ana.*获胜/)
    })
  })

  test.each([
    ['en', /only over https/, /need a page over https/],
    ['zh', /只有经由 https/, /只在经由 https/],
  ] as const)('what is missing is said, in %s', async (lang, settings, push) => {
    await visit({ url, lang, errors: UNTRUSTED }, '/settings', async page => {
      await page.getByText(settings).waitFor()
      await page.evaluate(`fetch('/api/guest', { method: 'POST', headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Plain ${lang}' }) })`)
      await page.goto(`${url}/me`)
      await page.getByText(push).waitFor()
    })
  })
})
