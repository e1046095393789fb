import { CARDS, decision, type State } from '@ludoteca/lisboa'
import { conflictNow } from '@ludoteca/tigris-euphrates'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { brokenWords, cutLetters, cutWords, facesReady } from '../lib/fitness.ts'
import { openSave, prepare } from '../lib/lisboa.ts'
import { offered, startGame } from '../lib/play.ts'
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

async function wholeWords(page: Page): Promise<void> {
  await facesReady(page)
  expect(await brokenWords(page)).toEqual([])
  expect(await cutWords(page)).toEqual([])
  expect(await cutLetters(page)).toEqual([])
}

describe.each(['shipped', 'wide', 'narrow'] as const)(
  'on a tablet words stay in one piece, with %s faces',
  fonts => {
    test('the roles of Puerto Rico', async () => {
      await visit({ ...TABLET, fonts }, '/', async (page, url) => {
        await startGame(page, url, { game: 'puerto-rico', seats: ['human', 'easy', 'easy'], seed: 'words' })
        await offered(page)
        await wholeWords(page)
      })
    })

    test('the pieces of Tigris & Euphrates', async () => {
      await visit({ ...TABLET, fonts }, '/', async (page, url) => {
        await startGame(page, url, { game: 'tigris-euphrates', seats: ['human', 'easy'], seed: 'words' })
        await offered(page)
        await wholeWords(page)
      })
    })

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
