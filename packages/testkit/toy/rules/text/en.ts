import { fill, type GameText } from '@ludoteca/engine'
import type { ToyAction, ToyEvent } from '../actions.ts'
import type { ToyState } from '../state.ts'
import { cardName as cardNames } from './names.ts'
import { titles } from './titles.ts'

const cardName = cardNames.en

const refusals: Record<string, string> = {
  finished: 'The game is over.',
  'draw-next': 'You have placed or tossed a card; now draw one.',
  'place-first': 'First place or toss a card.',
  'bag-empty': 'The bag is empty.',
  'not-in-pool': 'This card is not in the pool.',
  'not-yours': 'You do not have this card.',
  'must-rise': 'Your stairs reach {top}; the next card must be higher.',
}

export const en: GameText<ToyState, ToyAction, ToyEvent> = {
  lang: 'en',
  name: titles.en.name,
  tagline: 'Build upwards, card by card.',
  options: {
    rules: {
      name: 'Length',
      explain: 'How long a game takes.',
      values: { short: { name: 'Short' }, long: { name: 'Long' } },
    },
    hand: {
      name: 'Hand',
      explain: 'How many cards everybody starts with.',
      values: { 3: { name: 'Three' }, 4: { name: 'Four' } },
    },
    pool: {
      name: 'Pool',
      explain: 'Whether open cards lie on the table.',
      values: { on: { name: 'With' }, off: { name: 'Without' } },
    },
  },
  prompt: s => (s.step === 'place' ? 'Place or toss a card' : 'Draw from the bag or take from the pool'),
  action: a => {
    if (a.type === 'draw') return 'Draw from the bag'
    const card = cardName(a.card)
    return a.type === 'place' ? `Place ${card}` : a.type === 'toss' ? `Toss ${card}` : `Take ${card}`
  },
  event: (e, who) => {
    if (e.type === 'ended') return 'The game ends'
    const verb = { placed: 'places', tossed: 'tosses', took: 'takes', drew: 'draws' }[e.type]
    return `${who(e.seat)} ${verb} ${cardName(e.card)}`
  },
  refusal: r => fill(refusals[r.rule] ?? '', r.params),
  part: () => 'Stairs',
}
