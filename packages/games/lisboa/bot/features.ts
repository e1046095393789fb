import type { Features } from '@ludoteca/bot-kit/features.ts'
import type { Seat } from '@ludoteca/engine'
import { hirePrice, officialsReady, type State, totals } from '../rules/index.ts'
import { cheapest, raisedScore, scoreWhenDone } from './city.ts'
import { HOLDINGS, holdings } from './holdings.ts'
import { tempo, turnsLeft } from './horizon.ts'
import { survey } from './majorities.ts'
import { GAME, REIS } from './worth.ts'

const STORES = HOLDINGS.length
const TEMPO = STORES + 1

/** The wigs each seat may hope for, by where they come from. */
export const features: Features<State> = {
  names: [...HOLDINGS, 'stores', 'tempo'],
  left: s => Math.min(1, turnsLeft(s, s.active) / GAME),
  measure(s, out) {
    if (s.ending === 3) {
      for (const [seat, total] of totals(s).entries()) (out[seat] as number[]).fill(0)[0] = total
      return
    }
    const usual = turnsLeft(s, s.active)
    const stores = survey(s, usual)
    for (let seat = 0; seat < s.seats; seat++) {
      const row = out[seat] as number[]
      holdings(s, seat, s.ending > 0 ? turnsLeft(s, seat) : usual, row)
      row[STORES] = (stores[seat] as number) + pending(s, seat)
      row[TEMPO] = turnWorth(usual) * tempo(s, seat)
    }
  },
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
