import { findGame } from '@ludoteca/shelf'
import { plantedOne, reviewedOne } from './one.ts'
import type { Order } from './spread.ts'

process.once('message', async ({ what, game, ...order }: Order) => {
  const rules = await findGame(game)?.rules()
  if (!rules) throw new Error(`${game} is not on the shelf`)
  const measured = { ...order, game: rules }
  process.send?.(await (what === 'review' ? reviewedOne(measured) : plantedOne(measured)))
})
