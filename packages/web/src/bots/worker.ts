import { chooseAction, LEVELS } from '@ludoteca/bots'
import { type Rng, rngFrom } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import type { BotQuestion } from '../table/controller.ts'
import type { Answer, Asked } from './client.ts'

let dice: Rng | null = null

function ownDice(): Rng {
  dice ??= rngFrom([...crypto.getRandomValues(new Uint32Array(4))].join('-'))
  return dice
}

async function decide({ game: id, view, seat, level }: BotQuestion): Promise<string> {
  const game = await findGame(id)?.load()
  const known = LEVELS.find(each => each === level)
  if (!game || !known) throw new Error(`no bot of level ${level} for ${id}`)
  const action = await chooseAction(game, view, seat, game.legal(view), { level: known, rng: ownDice() })
  return game.write(action)
}

self.addEventListener('message', async (event: MessageEvent<Asked>) => {
  const { id, question } = event.data
  const answer: Answer = await decide(question).then(
    notation => ({ id, notation }),
    (error: unknown) => ({ id, failed: String(error) }),
  )
  self.postMessage(answer)
})
