import type { Seat } from '@ludoteca/engine'
import { hirePrice, officialsReady, type State, totals } from '@ludoteca/lisboa'
import { cheapest, raisedScore, scoreWhenDone } from './city.ts'
import { holdings } from './holdings.ts'
import { tempo, turnsLeft } from './horizon.ts'
import { survey } from './majorities.ts'
import { REIS } from './worth.ts'

/** Writes the wigs each seat may hope to have at the end. */
export function prospects(s: State, out: number[]): void {
  if (s.ending === 3) {
    for (const [seat, total] of totals(s).entries()) out[seat] = total
    return
  }
  const usual = turnsLeft(s, s.active)
  const stores = survey(s, usual)
  for (let seat = 0; seat < s.seats; seat++) {
    const held = holdings(s, seat, s.ending > 0 ? turnsLeft(s, seat) : usual)
    let sum = (stores[seat] as number) + pending(s, seat) + turnWorth(usual) * tempo(s, seat)
    for (const part in held) sum += held[part as keyof typeof held]
    out[seat] = sum
  }
}

/** The same by what it is made of. */
export function breakdown(s: State, seats: number): Record<string, number>[] {
  const usual = turnsLeft(s, s.active)
  const stores = survey(s, usual)
  return Array.from({ length: seats }, (_, seat) => ({
    ...holdings(s, seat, turnsLeft(s, seat)),
    stores: (stores[seat] as number) + pending(s, seat),
    tempo: turnWorth(usual) * tempo(s, seat),
  }))
}

/** Wigs that a turn brings, besides what it makes of holdings counted already: the earlier, the more. */
const turnWorth = (turns: number): number => 3.5 + turns

const PER_STORE = 3

/** Things begun and not yet done: what is to be paid, and what is about to be scored. */
function pending(s: State, seat: Seat): number {
  let worth = 0
  for (const frame of s.stack) {
    if (!('seat' in frame) || frame.seat !== seat) continue
    if (frame.kind === 'place-store') worth += PER_STORE - REIS * cheapest(s, seat, frame.plot)
    else if (frame.kind === 'clear') {
      worth += scoreWhenDone(s, frame.plot) - REIS * cheapest(s, seat, frame.plot)
    } else if (frame.kind === 'house') worth += scoreWhenDone(s, frame.plot)
    else if (frame.kind === 'staff') {
      const missing = Math.max(0, frame.need - officialsReady(s, seat))
      worth += raisedScore(s, seat, frame.spot) - REIS * missing * hirePrice(s, seat)
    }
  }
  return worth
}
