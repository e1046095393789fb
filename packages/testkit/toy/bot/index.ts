import { type Features, weightedSum } from '@ludoteca/bot-kit/features.ts'
import type { Knowledge } from '@ludoteca/bot-kit/knowledge.ts'
import { CARDS, type ToyAction, type ToyState, top, value } from '../rules/index.ts'
import { reasons } from './text.ts'

const features: Features<ToyState> = {
  names: ['stairs', 'room', 'cards'],
  left: s => s.bag.length / CARDS,
  measure(s, out) {
    for (const [seat, stairs] of s.stairs.entries()) {
      const row = out[seat]
      if (!row) continue
      row[0] = stairs.reduce((sum, card) => sum + value(card), 0)
      row[1] = 12 - top(s, seat)
      row[2] = (s.hands[seat]?.length ?? 0) + (s.shown[seat]?.length ?? 0)
    }
  },
}

const byFeatures = weightedSum(features, {
  features: { stairs: [1, 0], room: [0.5, 2], cards: [1, 1] },
  spread: [2, 8],
})

/** Small steps leave room for more; a card that cannot be placed is best tossed early. */
const worth = (s: ToyState, a: ToyAction): number => {
  if (a.type === 'draw') return 6
  if (a.type === 'take') return value(a.card) > top(s, s.turn) ? 7 : 0
  return a.type === 'place' ? 24 - value(a.card) : 12 - value(a.card)
}

export const bot: Knowledge<ToyState, ToyAction> = {
  ...byFeatures,
  reasons,
  spent: ['room'],
  quiet: s => s.step !== 'draw',
  prior: (s, legal) => legal.map(action => worth(s, action)),
  byRule: (s, legal) => {
    const open =
      s.step === 'draw' ? legal.find(a => a.type === 'take' && value(a.card) === top(s, s.turn) + 1) : null
    return open ?? null
  },
}
