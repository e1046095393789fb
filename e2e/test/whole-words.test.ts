import { offered } from '@ludoteca/harness/browser/play.ts'
import { CARDS, decision, type State } from '@ludoteca/lisboa'
import { conflictNow } from '@ludoteca/tigris-euphrates'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { downwards, facesReady, misprints } from '../lib/fitness.ts'
import { openSave, prepare } from '../lib/lisboa.ts'
import { openPosition } from '../lib/position.ts'
import { openTigris } from '../lib/tigris.ts'
import { visit } from '../lib/visit.ts'

const TABLET = { size: { width: 1024, height: 768 } }

const inHand = (id: string) => {
  const card = CARDS.findIndex(each => each.id === id)
  return (s: State): boolean => {
    const frame = decision(s)
    return frame?.kind === 'turn' && (s.players[frame.seat]?.hand.includes(card) ?? false)
  }
}

/** A turn in the second half, when people have collected much. */
const late = (s: State): boolean =>
  s.period === 2 &&
  decision(s)?.kind === 'turn' &&
  s.players.reduce(
    (sum, p) => sum + p.clergy.length + p.decrees.length + p.plans.length + p.cards.length,
    0,
  ) >= 18

async function wholeWords(page: Page): Promise<void> {
  await facesReady(page)
  const { broken, cut, letters } = await misprints(page)
  expect({ broken, cut, letters }).toEqual({ broken: [], cut: [], letters: [] })
}

describe.each(['shipped', 'wide', 'narrow'] as const)(
  'on a tablet words stay in one piece, with %s faces',
  fonts => {
    test('a war of ten against none', async () => {
      await visit({ ...TABLET, fonts }, '/', async (page, url) => {
        const at = (s: Parameters<typeof conflictNow>[0]): boolean => {
          const conflict = conflictNow(s)
          return (
            conflict?.type === 'war' && conflict.attackerSupport !== null && conflict.attackerStrength >= 10
          )
        }
        await openTigris(page, url, { seats: 4, at })
        await wholeWords(page)
      })
    })

    test.each(['en', 'zh'] as const)('the longest cards of Lisboa, in %s', async lang => {
      await visit({ ...TABLET, fonts, lang }, '/', async (page, url) => {
        for (const id of ['treasury-blue-5', 'treasury-brown-4']) {
          const { save } = prepare(3, inHand(id))
          await openSave(page, url, save)
          await wholeWords(page)
        }
      })
    })
  },
)

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const

/** On a screen as large as this the whole board is seen at once. */
const WHOLE = { width: 1280, height: 720 }

/** Every word that is in sight. */
async function inOnePiece(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  await expect
    .poll(async () => ({ size, ...(await misprints(page)) }), { timeout: 10_000 })
    .toEqual({ size, small: [], broken: [], cut: [], letters: [] })
}

async function printedWell(page: Page): Promise<void> {
  await facesReady(page)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
    const panes = page.locator('[data-pane-tab]')
    for (let pane = 0; pane < (await panes.count()); pane++) {
      await panes.nth(pane).click()
      await inOnePiece(page, size)
    }
    if ((await panes.count()) === 0) await inOnePiece(page, size)
    const whole = size.width >= WHOLE.width && size.height >= WHOLE.height
    if (whole) await expect.poll(async () => [size, await downwards(page)]).toEqual([size, 0])
  }
}

const MODULES = { newBuildings: 'on', nobles: 'on', edition: 'deluxe' }

describe.each([
  ['en', 'shipped'],
  ['en', 'wide'],
  ['en', 'narrow'],
  ['zh', 'shipped'],
  ['zh', 'wide'],
] as const)('every word on the board can be read at every size, in %s with %s faces', (lang, fonts) => {
  test.each([
    [3, {}],
    [5, MODULES],
  ] as const)('Puerto Rico with %i players', async (seats, options) => {
    await visit({ lang, fonts }, '/', async (page, url) => {
      await openPosition(page, url, { seats, seed: 'modules', options, phase: 'role', round: 7 })
      await offered(page)
      await printedWell(page)
    })
  })

  test('Tigris & Euphrates', async () => {
    await visit({ lang, fonts }, '/', async (page, url) => {
      const options = { wonder: 'on', buildings: 'on' }
      await openTigris(page, url, { seats: 4, options, at: s => s.turns === 28 })
      await printedWell(page)
    })
  })

  test.each([2, 4])('Lisboa with %i players', async seats => {
    const { save } = prepare(seats, late)
    await visit({ lang, fonts }, '/', async (page, url) => {
      await openSave(page, url, save)
      await printedWell(page)
    })
  })
})
