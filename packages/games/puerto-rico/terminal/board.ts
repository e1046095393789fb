import { fill, SIGNS } from '@ludoteca/engine'
import { count, labelled } from '@ludoteca/terminal-kit/lines.ts'
import type { Part } from '@ludoteca/terminal-kit/screen.ts'
import { GOODS, HOUSE_SPACES, PRICES, poolLeft, ROLES, type State } from '../rules/index.ts'
import { tileName, type WordedScene } from './draw.ts'

export function headLine(s: State, scene: WordedScene): string {
  const { words, who, paint, names } = scene
  const parts = [
    paint('bold', count(words.round, Math.max(1, s.round))),
    fill(words.governor, { who: who(s.governor) }),
  ]
  if (s.role >= 0) parts.push(fill(words.playing, { role: names.role(s.role), who: who(s.chooser) }))
  if (s.ending !== 0) parts.push(paint('bold', words.last))
  return parts.join(' · ')
}

/** What is left of the things whose end ends the game. */
function supply(s: State, scene: WordedScene): string[] {
  const { words } = scene
  const parts = [
    count(words.pool, poolLeft(s)),
    count(words.colonists, s.colonists),
    s.rules.nobles
      ? fill(words.onShipWithNobles, { n: s.ship, nobles: s.shipNobles })
      : count(words.onShip, s.ship),
  ]
  if (s.rules.nobles) parts.push(count(words.nobles, s.nobles))
  return labelled(words.supply, parts, scene.columns)
}

/** Role cards: who has taken them, what lies on them. */
function roles(s: State, scene: WordedScene): string[] {
  const { names, who, paint, lang } = scene
  const cards = ROLES.flatMap((_, card) => {
    const holder = s.holders[card] as number
    if (holder === -2) return []
    const bonus = (s.bonus[card] as number) > 0 ? ` +${s.bonus[card]}` : ''
    if (holder === -1) return [`${names.role(card)}${paint('yellow', bonus)}`]
    return [paint('dim', `[${SIGNS[lang].named(names.role(card), who(holder))}]`)]
  })
  return labelled(scene.words.roles, cards, scene.columns)
}

function plantations(s: State, scene: WordedScene): string[] {
  const tiles = s.row.flatMap((n, tile) =>
    n > 0 ? [`${tileName(scene, tile)}${n > 1 ? ` ×${n}` : ''}`] : [],
  )
  const { words } = scene
  return labelled(
    words.plantations,
    [
      ...(tiles.length > 0 ? tiles : [words.nothing]),
      `| ${count(words.quarries, s.quarries)}`,
      count(words.faceDown, s.stack.length),
    ],
    scene.columns,
  )
}

function goods(s: State, scene: WordedScene): Part[] {
  const { words, columns, lang } = scene
  const left = GOODS.map((_, good) => `${tileName(scene, good)} ${s.barrels[good]}`)
  const house = Array.from({ length: HOUSE_SPACES }, (_, i) => {
    const good = s.house[i]
    return good === undefined ? '–' : SIGNS[lang].aside(tileName(scene, good), PRICES[good] as number)
  })
  const ships = s.shipSize.map((size, ship) => {
    const good = s.shipGood[ship] as number
    const cargo = good < 0 ? words.shipEmpty : tileName(scene, good)
    return SIGNS[lang].named(String(ship + 1), `${cargo} ${s.shipLoad[ship]}/${size}`)
  })
  return [
    labelled(words.goodsLeft, left, columns),
    labelled(words.house, house, columns),
    labelled(words.ships, ships, columns),
  ]
}

export const common = (s: State, scene: WordedScene): Part[] => [
  roles(s, scene),
  supply(s, scene),
  plantations(s, scene),
  ...goods(s, scene),
]
