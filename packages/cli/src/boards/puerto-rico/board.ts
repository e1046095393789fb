import { fill } from '@ludoteca/engine'
import {
  BUILDINGS,
  GOODS,
  HOUSE_SPACES,
  PRICES,
  poolLeft,
  priceParts,
  ROLES,
  type State,
} from '@ludoteca/puerto-rico'
import { cut, padEnd, padStart } from '../../terminal/width.ts'
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
  const { names, who, paint } = pen
  const cards = ROLES.flatMap((_, card) => {
    const holder = s.holders[card] as number
    if (holder === -2) return []
    const bonus = (s.bonus[card] as number) > 0 ? ` +${s.bonus[card]}` : ''
    if (holder === -1) return [`${names.role(card)}${paint('yellow', bonus)}`]
    return [paint('dim', `[${names.role(card)}: ${who(holder)}]`)]
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
  const { words, columns } = pen
  const left = GOODS.map((_, good) => `${tileName(pen, good)} ${s.barrels[good]}`)
  const house = Array.from({ length: HOUSE_SPACES }, (_, i) => {
    const good = s.house[i]
    return good === undefined ? '–' : `${tileName(pen, good)} (${PRICES[good]})`
  })
  const ships = s.shipSize.map((size, ship) => {
    const good = s.shipGood[ship] as number
    const cargo = good < 0 ? words.shipEmpty : tileName(pen, good)
    return `${ship + 1}: ${cargo} ${s.shipLoad[ship]}/${size}`
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

const COLUMNS = 4

/** Buildings on sale under the number of quarries that may help to pay. */
export function market(s: State, pen: Pen): string[] {
  const { columns, words, paint, names, viewer } = pen
  const size = Math.floor(columns / COLUMNS)
  const room = size - 7
  const owned = viewer === 'table' ? [] : (s.players[viewer]?.built ?? [])
  const byColumn = Array.from({ length: COLUMNS }, (_, i) =>
    s.kinds.filter(b => BUILDINGS[b]?.column === i + 1),
  )
  const rows = Math.max(...byColumn.map(list => list.length))
  const cell = (b: number | undefined): string => {
    if (b === undefined) return ' '.repeat(size)
    const mark = owned.includes(b) ? '✓' : ' '
    const name = padEnd(cut(names.building(b), room), room)
    const text = padEnd(
      `${mark}${name}${padStart(String(priceParts(s, 0, b).cost), 2)} ×${s.market[b]}`,
      size,
    )
    return s.market[b] === 0 || mark === '✓' ? paint('dim', text) : text
  }
  return [
    words.buildings,
    byColumn
      .map((_, i) => padEnd(` ${i + 1}`, size))
      .join('')
      .trimEnd(),
    ...Array.from({ length: rows }, (_, row) =>
      byColumn
        .map(list => cell(list[row]))
        .join('')
        .trimEnd(),
    ),
  ]
}
