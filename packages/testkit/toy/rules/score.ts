import type { Standing } from '@ludoteca/engine'
import { CARDS, type ToyState, UNKNOWN, value } from './state.ts'

/** The sum of the stairs; more steps break a tie. */
export function standings(s: ToyState): Standing[] {
  const total = s.stairs.map(cards => cards.reduce((sum, card) => sum + value(card), 0))
  const strength = total.map((points, seat) => points * (CARDS + 1) + (s.stairs[seat]?.length ?? 0))
  return total.map((points, seat) => ({
    seat,
    rank: 1 + strength.filter(other => other > (strength[seat] as number)).length,
    total: points,
    parts: [{ key: 'stairs', points }],
  }))
}

export function check(s: ToyState): string[] {
  const wrong: string[] = []
  const cards = [s.bag, ...s.hands, ...s.shown, ...s.stairs, s.pool, s.tossed].flat()
  if (cards.length !== CARDS) wrong.push(`${cards.length} cards instead of ${CARDS}`)
  const known = cards.filter(card => card !== UNKNOWN)
  if (new Set(known).size !== known.length) wrong.push('a card is in two places')
  for (const [seat, stairs] of s.stairs.entries()) {
    if (stairs.some((card, i) => i > 0 && value(card) <= value(stairs[i - 1] as number)))
      wrong.push(`the stairs of seat ${seat} do not rise`)
  }
  return wrong
}
