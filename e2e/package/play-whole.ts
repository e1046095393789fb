import { setTimeout as pause } from 'node:timers/promises'
import { TERMS, type Visitor } from '@ludoteca/harness/client/visitor.ts'
import { findGame } from '@ludoteca/shelf'

/** A server that people use has limits: nobody moves faster. */
const THINKS_MS = 100

/** Whoever sits in the first seat does the first thing allowed at each turn, until the game is over. */
export async function playWhole(visitor: Visitor, table: string): Promise<void> {
  const game = await findGame(TERMS.game)?.rules()
  if (!game) throw new Error(`${TERMS.game} is not on the shelf`)
  visitor.watch(table)
  for (;;) {
    const { position } = await visitor.hear('update')
    if (!position) continue
    const turn = game.turn(position.view)
    if (turn === null) return
    if (turn !== 0) continue
    const [action] = game.legal(position.view)
    if (!action) throw new Error('it is a turn at which nothing is allowed')
    await pause(THINKS_MS)
    const steps = position.from + position.steps.length
    await visitor.does(table, { do: 'act', steps, lines: [game.write(action)] })
  }
}
