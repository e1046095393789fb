import { playOn, startGame } from '@ludoteca/harness/browser/play.ts'
import { traced } from '@ludoteca/harness/browser/trace.ts'
import { shelf } from '@ludoteca/shelf'
import { expect, test } from 'vitest'
import { visit } from '../lib/visit.ts'

// Counted in processor time of the main thread, so that a busy machine does not change the result.
test.each(shelf.map(({ id }) => id))(
  'bots never hold up a page of %s, and clicks are drawn soon',
  async game => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, { game, seats: ['human', 'easy', 'easy', 'easy'], seed: 'stall' })
      await playOn(page, 4)
      const { longest, clicks } = await traced(page, async () => {
        await playOn(page, 8)
      })
      expect(clicks.length).toBeGreaterThanOrEqual(8)
      expect(longest).toBeLessThan(50)
      expect(Math.max(...clicks)).toBeLessThan(100)
    })
  },
)
