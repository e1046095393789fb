import { type Action, act, below, resolveOptions, rngFrom, startMatch, writeSave } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'

/** A save file of a game for two, played by chance, in which only the last decision is left. */
export async function nearEnd(id: string): Promise<string> {
  const game = await findGame(id)?.rules()
  if (!game) throw new Error(`no game ${id}`)
  const resolved = resolveOptions(game, 2, {})
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.problem))
  const begin = () => startMatch(game, { seats: 2, seed: 'smoke', options: resolved.options }, ['Ana', 'Bo'])
  const dice = rngFrom('smoke')
  const played: { seat: number; action: Action }[] = []
  const whole = begin()
  for (let seat = game.turn(whole.state); seat !== null; seat = game.turn(whole.state)) {
    const legal = game.legal(whole.state)
    const action = legal[below(dice, legal.length)] as Action
    played.push({ seat, action })
    act(whole, seat, [action])
  }
  const match = begin()
  for (const { seat, action } of played.slice(0, -1)) act(match, seat, [action])
  return writeSave(match)
}
