import { choose, offered } from '@ludoteca/harness/browser/play.ts'
import { type RunningServer, startServer } from '@ludoteca/harness/server/command.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, gather, PHONE } from '../../lib/gather.ts'
import { inTurn, loseNetwork, moves, setUpTable, sitDown, start } from '../../lib/online.ts'
import { seen } from '../../lib/seen.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const caption = (page: Page) => page.getByTestId('caption')

test('what another person did has a caption for whoever plays and whoever watches', async () => {
  await gather([DESK, PHONE, DESK], async (ana, bea, eva) => {
    const address = await setUpTable(ana.page, server.url, 'Ana', { game: 'puerto-rico', seats: 2 })
    await sitDown(bea.page, address, '贝娅')
    await start(ana.page)
    await eva.page.goto(address)
    const [first, second] = await inTurn(ana.page, bea.page)
    await choose(first)
    for (const page of [second, eva.page])
      await expect.poll(() => caption(page).textContent()).toMatch(/^\s*(Ana|贝娅) → /)
    expect(await seen(second, '[data-testid=caption]')).toBe(true)
    // Sound is one tap away here too.
    for (const page of [first, second, eva.page]) expect(await page.getByTestId('sound').count()).toBe(1)
  })
})

test('on a phone a lost network is told in sight, however far down one is', async () => {
  await gather([DESK, PHONE], async (ana, bea) => {
    const address = await setUpTable(ana.page, server.url, 'Ana', { game: 'puerto-rico', seats: 2 })
    await sitDown(bea.page, address, '贝娅')
    await start(ana.page)
    await caption(bea.page).waitFor()
    await bea.page.evaluate('scrollTo(0, document.body.scrollHeight / 2)')
    await loseNetwork(bea.page, async () => {
      await expect.poll(() => seen(bea.page, '[role=alert]')).toBe(true)
    })
  })
})

test('a choice is taken when the server has answered, however far away it is', async () => {
  await gather([DESK], async ({ page }) => {
    await page.routeWebSocket(/./, socket => {
      socket.connectToServer().onMessage(message => void setTimeout(() => socket.send(message), 200))
    })
    await setUpTable(page, server.url, 'Ana', { game: 'puerto-rico', seats: 2 })
    await start(page)
    for (let n = 0; n < 3; n++) {
      expect(await offered(page)).toBe('choice')
      const before = await moves(page)
      await choose(page)
      expect(await moves(page)).toBeGreaterThan(before)
    }
  })
})
