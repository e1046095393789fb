import { ALL, type Effect, type Power } from '../../data/effects.ts'
import { GOODS } from '../../data/terms.ts'
import { derived } from '../../set/tables.ts'
import { lookup } from '../lookup.ts'
import { cardNames } from './cards.ts'
import { termNames } from './terms.ts'

/** Names of what is the same in every set, and of ours. */
export const the = lookup('en', cardNames, termNames)
/** Names in a set. */
export const theOf = derived(tables => lookup('en', cardNames, termNames, tables))

/** `2 wigs`, `1 wig` */
export const some = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
export const wigs = (n: number): string => some(n, 'wig')
/** `1 real`, `2 réis` */
export const reis = (n: number): string => some(n, 'real', 'réis')

/** `1 book`, `2 books`, `2 gold` */
export const goods = (n: number, good: number): string => `${n} ${n === 1 ? the.trade(good) : the.good(good)}`

/** What one effect does, to stand in a list: `3 réis`, `gain influence`. */
export function effectText(effect: Effect): string {
  switch (effect.kind) {
    case 'reis':
      return reis(effect.n)
    case 'wigs':
      return wigs(effect.n)
    case 'good':
      return goods(1, effect.good)
    case 'good-any':
      return '1 good of your choice'
    case 'good-store':
      return '1 good of the store’s trade'
    case 'influence':
      return 'gain influence'
    case 'treasury-up':
      return 'treasury up 1'
    case 'recruit':
      return effect.n === 1
        ? 'recruit 1 official'
        : `recruit up to ${effect.n} officials, each in another office`
    case 'cardinal':
      return `meet the Cardinal, who moves exactly ${some(effect.steps, 'gap')}`
    case 'state-actions':
      return `up to ${effect.n} different State actions, free of goods`
    case 'plan':
      return 'acquire a plan'
    case 'favor':
      return 'get a Royal Favor'
    case 'ship':
      return 'build a ship'
    case 'produce':
      return 'produce goods'
    case 'store':
      return 'build a store'
    case 'decree':
      return 'take a decree'
    case 'open':
      return 'open a public building'
    case 'rubble':
      return '1 cube from the rubble pile'
    case 'price-up':
      return 'raise one market price by 1'
    case 'lose-reis':
      return `lose ${reis(effect.n)}`
    case 'lose-wigs':
      return `lose ${wigs(effect.n)}`
    case 'lose-official':
      return `take ${some(effect.n, 'official')} back from an office`
    case 'lose-good':
      return 'lose 1 good'
    case 'lose-favor':
      return 'return 1 Royal Favor'
  }
}

/** All effects of a card or space in a row; goods of choice are counted together. */
export function effectsText(effects: readonly Effect[]): string {
  const free = effects.filter(effect => effect.kind === 'good-any').length
  const texts = effects.map(effect =>
    effect.kind === 'good-any' && free > 1 ? `${free} goods of your choice` : effectText(effect),
  )
  return [...new Set(texts)].join('; ')
}

/** What a Treasury card in the portfolio or a Clergy tile on the board does. */
export function powerText({ slot, n }: Power): string {
  switch (slot) {
    case 'land':
      return `land costs ${reis(n)} less`
    case 'rubble-quake':
    case 'rubble-fire':
    case 'rubble-tsunami': {
      const colour =
        termNames.rubble[slot === 'rubble-quake' ? 'quake' : slot === 'rubble-fire' ? 'fire' : 'tsunami']
      return n === ALL
        ? `${colour} cubes cost nothing when you buy land`
        : `${some(n, `${colour} cube`)} free of charge when you buy land`
    }
    case 'hire':
      return `each hired official costs ${reis(n)} less`
    case 'event':
      return `sponsoring an event costs ${reis(n)} less`
    case 'sell-gold':
    case 'sell-cloth':
    case 'sell-books':
    case 'sell-tools':
      return `+${reis(n)} for each ${the.trade(goodOf(slot))} you sell`
    case 'sell-any':
      return `+${reis(n)} for each good you sell`
    case 'sell-ship-own':
      return `+${reis(n)} for each good you sell to your own ships`
    case 'sell-ship-other':
      return `+${reis(n)} for each good you sell to other players’ ships`
    case 'sail':
      return `+${wigs(n)} whenever a ship of yours sets sail`
    case 'subsidy':
      return `+${reis(n)} for each Treasury card added later`
    case 'visit-king':
    case 'visit-minister':
    case 'visit-builder':
      return `visiting or following the ${nobleOf(slot)} costs ${n} influence less`
    case 'visit-pay-king':
    case 'visit-pay-minister':
    case 'visit-pay-builder':
      return `${reis(n)} whenever you visit or follow the ${nobleOf(slot)}`
    case 'trade-any-king':
    case 'trade-any-minister':
    case 'trade-any-builder':
      return `the ${nobleOf(slot)} accepts any good from you in a trade`
    case 'produce-gold':
    case 'produce-cloth':
    case 'produce-books':
    case 'produce-tools':
      return `+${goods(n, goodOf(slot))} whenever you produce`
    case 'warehouse':
      return `your warehouse holds ${n} more of each good`
    case 'portfolio':
      return `your portfolio holds ${some(n, 'more card', 'more cards')}, 6 at most`
    case 'recruit':
      return `Recruit officials places ${n} more`
    case 'staff':
      return `opening a public building needs ${some(n, 'official')} fewer, but at least 1`
    case 'store-wig':
      return `+${wigs(n)} whenever you build a store`
    case 'open-wig':
      return `+${wigs(n)} whenever you open a public building`
    case 'follow-wig':
      return `+${wigs(n)} whenever you follow a visit`
    case 'cardinal':
      return `Meet the Cardinal may move him ${some(n, 'gap')} further`
    case 'influence':
      return `+${n} whenever you gain influence`
    case 'ship':
      return `a ship costs ${some(n, 'good')} less`
  }
}

const nobleOf = (slot: string): string =>
  slot.endsWith('king') ? the.kind(0) : slot.endsWith('minister') ? the.kind(1) : the.kind(2)

const goodOf = (slot: string): number => GOODS.findIndex(good => slot.endsWith(good))
