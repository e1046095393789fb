import { startGame } from '@ludoteca/harness/browser/play.ts'
import { expect, test } from 'vitest'
import { playByTouch } from '../lib/touch.ts'
import { visit } from '../lib/visit.ts'

test('a whole game is played on a phone by touching the board, without opening the list of choices', async () => {
  await visit({ phone: true }, null, async (page, url) => {
    await startGame(page, url, { game: 'lisboa', seats: ['human', 'random'], seed: 'touch' })
    expect(await playByTouch(page)).toBeGreaterThan(20)
  })
})
