import { fill, type Lang } from '@ludoteca/engine'
import { plainWish, type Wish } from '@ludoteca/terminal-kit/screen.ts'
import {
  ARCHITECTS,
  CARDS,
  DECREES,
  GOODS,
  GROUPS,
  KINDS,
  lisboa,
  NOBLES,
  PLOTS,
  SLOTS,
  SPOTS,
  STATE_ACTIONS,
  type State,
} from '../rules/index.ts'
import { wordsFor } from '../rules/text/words.ts'
import { words } from './text/index.ts'

const WAYS = ['visit', 'sponsor', 'portfolio'] as const

/** The ways to play each card of the own hand, and what the actions behind them ask for. */
export function wishes(s: State, lang: Lang): Wish[] {
  const hand = s.players[lisboa.turn(s) ?? 0]?.hand ?? []
  const cards = WAYS.flatMap(way =>
    hand.flatMap((card): Wish[] => {
      const label = fill(words[lang].ways[way], { name: wordsFor(lang, s).the.card(card) })
      return CARDS[card] ? [{ notation: `${way} ${CARDS[card].id}`, label }] : []
    }),
  )
  const others = [
    ...STATE_ACTIONS.flatMap(action => [`state ${action}`, `follow ${action}`]),
    ...GOODS.flatMap(good => STATE_ACTIONS.map(action => `trade ${good} ${action}`)),
    ...NOBLES.map(noble => `favor ${noble}`),
    ...s.decrees.flatMap(decree => (DECREES[decree] ? [`decree ${DECREES[decree].id}`] : [])),
    ...SLOTS.flatMap(slot => PLOTS.map(plot => `store ${slot.id} ${plot.id}`)),
    ...SPOTS.map(spot => `open ${spot.id}`),
    ...ARCHITECTS.map(architect => `plan ${architect}`),
    ...GROUPS.map(group => `house ${group}`),
    ...KINDS.map(kind => `draw ${kind}`),
    ...GOODS.flatMap(good => [`take-good ${good}`, `raise-price ${good}`, `extra ${good}`]),
  ]
  return [...cards, ...others.map(plainWish)]
}
