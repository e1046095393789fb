import { stayMs } from '@ludoteca/page-kit/settings/motion.ts'
import { nextPaint } from '@ludoteca/page-kit/ui/next-paint.ts'
import { matchAt, PLAYED } from '@ludoteca/review/tree'
import { bots } from '../bots/client.ts'
import type { LoadedGame } from '../games/use-game.ts'
import { weigh } from '../table/follow/weigh.ts'
import { TableController } from '../table/local/controller.ts'
import type { Board } from './board.ts'
import { Release } from './release.ts'

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** A table at the place where the board stands; the board follows what happens at it. `table` names it to the bots. */
export function lay(board: Board, table: string, { text, ui }: LoadedGame): TableController {
  const { tree, here, players } = board.snapshot().kept
  const { game } = board.match
  const match = matchAt(board.match, tree, here) ?? matchAt(board.match, tree, { line: PLAYED, at: 0 })
  if (!match) throw new Error(`no position of ${game.id}`)
  const release = new Release(() => board.snapshot().kept.byHand)
  let before = match.steps.length
  return new TableController(match, players, false, {
    release,
    think: async (question, afterPaint, signal) => {
      if (afterPaint) await nextPaint()
      return bots.think({ ...question, table }, signal)
    },
    save: ({ steps }) => {
      const last = steps.at(-1)
      const byBot = steps.length > before && last !== undefined && players[last.seat]?.kind === 'bot'
      if (steps.length < before) release.hold()
      else if (byBot) release.played()
      else release.decided()
      before = steps.length
      board.follow(
        steps.map(step => game.write(step.action)),
        byBot,
      )
    },
    wait,
    stay: (step, own) => stayMs(weigh(text, ui, step, own)),
    confirm: () => 'off',
  })
}
