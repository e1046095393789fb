import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import type { AnyGame, Seat } from '@ludoteca/engine'

/** How much of the others' value is subtracted from one's own: what helps everybody helps nobody. */
const OTHERS = 0.9

const scratch: number[] = []

/** One seat's lead in value over the others, the strongest of them above all. */
export function lead(knowledge: AnyKnowledge, state: object, seat: Seat, seats: number): number {
  scratch.length = seats
  knowledge.value(state, scratch)
  let best = Number.NEGATIVE_INFINITY
  let sum = 0
  for (let i = 0; i < seats; i++) {
    const worth = scratch[i] as number
    if (i === seat) continue
    sum += worth
    if (worth > best) best = worth
  }
  return (scratch[seat] as number) - OTHERS * (0.5 * best + (0.5 * sum) / (seats - 1))
}

/** A lost game is still worth playing well: this part of the value goes by points. */
export const BY_POINTS = 0.15

/** Each seat's share of the victory: estimated while the game lasts, known afterwards but for the part that goes by points. */
export function shares(
  game: AnyGame,
  knowledge: AnyKnowledge,
  state: object,
  seats: number,
  byPoints = BY_POINTS,
): number[] {
  const out = new Array<number>(seats).fill(0)
  knowledge.value(state, out)
  softmax(out, knowledge.margin(state))
  if (game.turn(state) !== null) return out
  const first = game.standings(state).filter(each => each.rank === 1)
  for (let i = 0; i < seats; i++) out[i] = (out[i] as number) * byPoints
  for (const { seat } of first) out[seat] = (out[seat] as number) + (1 - byPoints) / first.length
  return out
}

/** Turns numbers into parts of 1, in place. */
export function softmax(list: number[], scale: number): void {
  let top = Number.NEGATIVE_INFINITY
  for (let i = 0; i < list.length; i++) if ((list[i] as number) > top) top = list[i] as number
  let sum = 0
  for (let i = 0; i < list.length; i++) {
    const part = Math.exp(((list[i] as number) - top) / scale)
    list[i] = part
    sum += part
  }
  for (let i = 0; i < list.length; i++) list[i] = (list[i] as number) / sum
}
