import { fill, SIGNS } from '@ludoteca/engine'
import { GOODS, HOUSE_SPACES, PRICES, poolLeft, ROLES, type State } from '@ludoteca/puerto-rico'
import { count, labelled } from '../lines.ts'
import { type Pen, tileName } from './draw.ts'

export function headLine(s: State, pen: Pen): string {
  const { words, who, paint, names } = pen
  const parts = [
    paint('bold', count(words.round, Math.max(1, s.round))),
    fill(words.governor, { who: who(s.governor) }),
  ]
  if (s.role >= 0) parts.push(fill(words.playing, { role: names.role(s.role), who: who(s.chooser) }))
  if (s.ending !== 0) parts.push(paint('bold', words.last))
  return parts.join(' · ')
}

/** What is left of the things whose end ends the game. */
function supply(s: State, pen: Pen): string[] {
  const { words } = pen
  const parts = [
    count(words.pool, poolLeft(s)),
    count(words.colonists, s.colonists),
    count(words.onShip, s.ship),
  ]
  if (s.rules.nobles) parts.push(count(words.nobles, s.nobles + s.shipNobles))
  return labelled(words.supply, parts, pen.columns)
}

/** Role cards: who has taken them, what lies on them. */
function roles(s: State, pen: Pen): string[] {
  const { names, who, paint, lang } = pen
  const cards = ROLES.flatMap((_, card) => {
    const holder = s.holders[card] as number
    if (holder === -2) return []
    const bonus = (s.bonus[card] as number) > 0 ? ` +${s.bonus[card]}` : ''
    if (holder === -1) return [`${names.role(card)}${paint('yellow', bonus)}`]
    return [paint('dim', `[${SIGNS[lang].named(names.role(card), who(holder))}]`)]
  })
  return labelled(pen.words.roles, cards, pen.columns)
}

function plantations(s: State, pen: Pen): string[] {
  const tiles = s.row.flatMap((n, tile) => (n > 0 ? [`${tileName(pen, tile)}${n > 1 ? ` ×${n}` : ''}`] : []))
  const { words } = pen
  return labelled(
    words.plantations,
    [
      ...(tiles.length > 0 ? tiles : [words.nothing]),
      `| ${count(words.quarries, s.quarries)}`,
      count(words.faceDown, s.stack.length),
    ],
    pen.columns,
  )
}

function goods(s: State, pen: Pen): string[] {
  const { words, columns, lang } = pen
  const left = GOODS.map((_, good) => `${tileName(pen, good)} ${s.barrels[good]}`)
  const house = Array.from({ length: HOUSE_SPACES }, (_, i) => {
    const good = s.house[i]
    return good === undefined ? '–' : SIGNS[lang].aside(tileName(pen, good), PRICES[good] as number)
  })
  const ships = s.shipSize.map((size, ship) => {
    const good = s.shipGood[ship] as number
    const cargo = good < 0 ? words.shipEmpty : tileName(pen, good)
    return SIGNS[lang].named(String(ship + 1), `${cargo} ${s.shipLoad[ship]}/${size}`)
  })
  return [
    ...labelled(words.goodsLeft, left, columns),
    ...labelled(words.house, house, columns),
    ...labelled(words.ships, ships, columns),
  ]
}

export const common = (s: State, pen: Pen): string[] => [
  ...roles(s, pen),
  ...supply(s, pen),
  ...plantations(s, pen),
  ...goods(s, pen),
]
