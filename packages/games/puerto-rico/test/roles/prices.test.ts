import { readFileSync } from 'node:fs'
import { LANGS, pick, rngFrom } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { BALANCED_COST, BUILDING_IDS, BUILDINGS, SPACES_BY_COST } from '../../rules/data/buildings.ts'
import { GOODS, PRICES } from '../../rules/data/goods.ts'
import { type B, player, priceParts, puertoRico, saleParts } from '../../rules/index.ts'
import { FACTORY_PAY } from '../../rules/phases/craftsman.ts'
import { priceOf } from '../../rules/phases/price.ts'
import { en } from '../../rules/text/en.ts'
import { names as namesEn } from '../../rules/text/names.en.ts'
import { names as namesZh } from '../../rules/text/names.zh.ts'
import { zh } from '../../rules/text/zh.ts'
import { opening } from '../position.ts'

const TEXT = { en, zh } as const
const NAMES = { en: namesEn, zh: namesZh } as const
const LABELS = { en: ['doubloons', 'cost', 'spaces'], zh: ['杜布隆', '造价', '位置'] } as const
const OPTIONS = [
  {},
  { newBuildings: 'on', selection: 'random' },
  { nobles: 'on', selection: 'random', balance: 'on' },
  { newBuildings: 'on', nobles: 'on', selection: 'random', edition: 'deluxe', balance: 'on' },
] as const

describe('what a player pays or receives, over random games', () => {
  test.each(OPTIONS)('%o', options => {
    const rng = rngFrom('prices')
    const differ: unknown[] = []
    const must = (same: boolean, ...what: unknown[]) => same || differ.push(what)
    for (const seats of [2, 3, 4, 5]) {
      const { state: s } = opening(seats, options, `prices ${seats}`)
      for (let seat = puertoRico.turn(s); seat !== null; seat = puertoRico.turn(s)) {
        for (const b of s.kinds)
          for (const each of s.players.keys())
            must(priceParts(s, each, b).price === priceOf(s, each, b), 'price', BUILDING_IDS[b], each)
        const action = pick(rng, puertoRico.legal(s))
        const p = player(s, seat)
        const before = p.doubloons
        const price = action.type === 'build' ? priceParts(s, seat, action.building).price : 0
        const sale = action.type === 'sell' ? saleParts(s, action.good, action.post) : null
        puertoRico.apply(s, action, event => {
          // Whoever has less than the price pays the rest at the black market and is asked for it first.
          if (event.type === 'built' && action.type === 'build' && price <= before)
            must(event.price === price && before - p.doubloons === price, 'built', event, price)
          if (event.type === 'sold' && sale)
            must(p.doubloons - before === sale.price + sale.privilege + sale.markets, 'sold', event, sale)
        })
      }
    }
    expect(differ).toEqual([])
  })
})

describe.each(LANGS)('the rulebook and the texts in %s', lang => {
  const book = readFileSync(new URL(`../../rules/rulebook/${lang}.md`, import.meta.url), 'utf8')
  const row = (cells: readonly (string | number)[]): RegExp =>
    new RegExp(`^\\| +${cells.join(' +\\| +')} +\\|$`, 'm')
  const [doubloons = '', cost = '', spaces = ''] = LABELS[lang]
  const nameOf = (b: number): string => NAMES[lang].buildings[BUILDING_IDS[b] as keyof typeof B].name

  test('print what the trading house pays', () => {
    const heads = GOODS.map(good => NAMES[lang].goods[good])
    expect(book).toMatch(new RegExp(`${heads.join(' +\\| +')} +\\|\\n\\|[ |-]+\\|\\n\\| ${doubloons}`))
    expect(book).toMatch(row([doubloons, ...PRICES]))
  })

  test('print how many violet buildings there are of each cost', () => {
    expect(book).toMatch(row([cost, ...Object.keys(SPACES_BY_COST)]))
    expect(book).toMatch(row([spaces, ...Object.values(SPACES_BY_COST)]))
  })

  test('print one cost for all large buildings, and the costs of the nobles’ buildings', () => {
    const large = BUILDINGS.filter(each => each.size === 2)
    expect(new Set(large.map(each => each.cost))).toEqual(new Set([10]))
    expect(book).toMatch({ en: /All cost 10,/, zh: /造价都是 10，/ }[lang])
    for (const [b, each] of BUILDINGS.entries())
      if (each.set === 'nobles')
        expect(book).toMatch(new RegExp(`^\\| ${nameOf(b)} +\\| ${each.cost} +\\| ${each.points} `, 'm'))
  })

  test('name the costs of the tournament balance', () => {
    const said = Object.entries(BALANCED_COST).map(([b, price]) => `${nameOf(Number(b))}\\D*${price}`)
    expect(said).toHaveLength(2)
    for (const each of said) {
      expect(book).toMatch(new RegExp(each))
      expect(TEXT[lang].options.balance?.explain).toMatch(new RegExp(each))
    }
  })

  test('say what a factory pays', () => {
    const pays = FACTORY_PAY.slice(2)
    for (const said of [book, NAMES[lang].buildings.factory.effect])
      expect(said).toMatch(new RegExp(pays.join(' ?[/／] ?')))
  })
})
