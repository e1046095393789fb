import { offered } from '@ludoteca/harness/browser/play.ts'
import { type RunningServer, startServer } from '@ludoteca/harness/server/command.ts'
import { allGames } from '@ludoteca/shelf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, gather, PHONE, TABLET } from '../lib/gather.ts'
import {
  final,
  keepName,
  letPlay,
  logText,
  loseNetwork,
  setUpTable,
  signIn,
  sitDown,
  start,
  stopPlaying,
  until,
  verifyDeal,
  winner,
} from '../lib/online.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** As many steps as surely come before the end. */
const early = (game: string): number => (game === 'tigris-euphrates' ? 16 : 40)
const HOUR = 3_600_000
const GAMES = [...(await allGames())].map(([game, { seats }]) => ({ game, seats: seats.max }))

// A table of four has no place for a bot beside four people.
test.each(GAMES)(
  'four people play a whole game of $game by a link, on $seats seats',
  async ({ game, seats }) => {
    await gather(
      [DESK, PHONE, TABLET, DESK, PHONE, DESK],
      async (ana, bea, cai, mara, maraElsewhere, eva) => {
        const wish = { game, seats, visibility: 'unlisted', pace: 'day' } as const
        const address = await setUpTable(ana.page, server.url, 'Ana', wish)
        await sitDown(bea.page, address, '贝娅')
        await sitDown(cai.page, address, 'Cai')
        await sitDown(mara.page, address, `Mara of ${game}`)
        await start(ana.page)
        await eva.page.goto(address)
        await eva.page.getByTestId('people').waitFor()
        expect(await eva.page.locator('[data-choice]').count()).toBe(0)
        for (const { page } of [ana, bea, cai, mara]) await letPlay(page)

        await until(ana.page, early(game) / 4)
        await loseNetwork(bea.page, async () => {
          await cai.page.reload()
          await letPlay(cai.page)
        })

        await until(ana.page, early(game) / 2)
        await server.crash()

        await until(ana.page, early(game))
        await stopPlaying(mara.page)
        await mara.page.locator('[data-choice]').first().waitFor()
        await keepName(mara.page, server.url, 'a good secret')
        server.pass(20 * HOUR)
        await signIn(maraElsewhere.page, server.url, `mara of ${game}`, 'a good secret')
        await maraElsewhere.page.locator('article[data-turn=true] a').click()
        await maraElsewhere.page.waitForURL(address)
        await offered(maraElsewhere.page)
        await mara.page.goto(address)
        const before = await logText(mara.page)
        await letPlay(maraElsewhere.page)
        await expect.poll(() => logText(mara.page)).not.toBe(before)

        const everybody = [ana, bea, cai, mara, maraElsewhere, eva]
        for (const { page } of everybody) await final(page).waitFor({ timeout: 900_000 })
        const won = await winner(ana.page)
        for (const { page } of [cai, mara, eva]) expect(await winner(page)).toBe(won)
        for (const { page } of [bea, maraElsewhere]) expect(await winner(page)).toMatch(/获胜/)
        await verifyDeal(ana.page)
      },
    )
  },
  1_200_000,
)
