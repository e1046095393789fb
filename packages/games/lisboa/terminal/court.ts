import { fill } from '@ludoteca/engine'
import { labelled, listed } from '@ludoteca/terminal-kit/lines.ts'
import type { Part } from '@ludoteca/terminal-kit/screen.ts'
import {
  ARCHITECTS,
  CHURCH_ICONS,
  CHURCH_SPOTS,
  DUMMY,
  GOODS,
  KINDS,
  NOBLES,
  NONE,
  officialsAt,
  PLAZA,
  SHIPS,
  SLOTS,
  type State,
  type Tables,
  TREASURY_STEPS,
  tablesOf,
  tradesOf,
  treasuryLeft,
  treasuryRight,
  visitCost,
} from '../rules/index.ts'
import { signed } from '../rules/text/lookup.ts'
import {
  cardLine,
  cubeLetters,
  goodName,
  orNone,
  tileText,
  tradeLetters,
  type WordedScene,
} from './worded-scene.ts'

export function headLine(s: State, { words, who, paint }: WordedScene): string {
  const parts = [
    paint('bold', fill(words.round, { n: s.round })),
    fill(words.period, { n: s.period }),
    fill(words.starts, { who: who(s.start) }),
  ]
  if (s.trigger !== NONE) parts.push(fill(words.triggered, { who: who(s.trigger) }))
  if (s.ending === 2) parts.push(paint('bold', words.last))
  return parts.join(' · ')
}

/** Treasury, market, ships: what everything costs. */
export function tracks(s: State, scene: WordedScene): Part[] {
  const { words, columns } = scene
  const treasury = [
    fill(words.step, { at: s.treasury, most: TREASURY_STEPS.length - 1 }),
    fill(words.moneyValue, { n: treasuryRight(s) }),
    fill(words.visit, { n: signed(treasuryLeft(s)) }),
  ]
  const prices = GOODS.map((_, good) => `${goodName(scene, good)} ${s.prices[good]}`)
  return [
    labelled(words.treasury, treasury, columns),
    labelled(words.market, prices, columns),
    labelled(words.shipyard, orNone(scene, shipyard(s, scene)), columns),
  ]
}

/** Alike ships together, from the top of the stack. */
function shipyard(s: State, { words, say }: WordedScene): string[] {
  const groups: { ship: number; n: number }[] = []
  for (const ship of s.shipyard.toReversed()) {
    const last = groups.at(-1)
    if (last && SHIPS[last.ship]?.colour === SHIPS[ship]?.colour) last.n++
    else groups.push({ ship, n: 1 })
  }
  return groups.map(({ ship, n }) => {
    const { hull, modifier, influence } = tablesOf(s).ships[ship] as Tables['ships'][number]
    return fill(words.ship, { colour: say.the.ship(ship), n, hull, modifier, icons: influence })
  })
}

/** Who has officials where, favors on the board, the card in the Royal Court. */
export function court(s: State, scene: WordedScene): Part[] {
  const { words, say, columns, viewer } = scene
  const offices = NOBLES.map((_, noble) => {
    const office = { name: say.the.kind(noble), what: staffOf(s, noble, scene) }
    if (viewer === 'table') return fill(words.named, office)
    return fill(words.office, { ...office, n: visitCost(s, viewer, noble) })
  })
  offices.push(fill(words.named, { name: words.plaza, what: staffOf(s, PLAZA, scene) }), words.officeSigns)
  const favors = NOBLES.map((_, noble) => `${say.the.kind(noble)} ${s.favors[noble]}`)
  const parts = [labelled(words.offices, offices, columns), labelled(words.favorsLeft, favors, columns)]
  if (s.court !== NONE) parts.push(listed(words.court, [cardLine(scene, s.court)], columns))
  return parts
}

/** Seat numbers, one per official; `×` for the neutral ones. */
function staffOf(s: State, place: number, { words }: WordedScene): string {
  const staff: string[] = []
  for (let owner = 0; owner < s.seats; owner++) {
    const n = officialsAt(s, place, owner)
    if (n > 0) staff.push(String(owner + 1).repeat(n))
  }
  staff.push('×'.repeat(officialsAt(s, place, DUMMY)))
  return staff.filter(each => each !== '').join(' ') || (place === PLAZA ? words.none : '–')
}

/** The ring of tiles, one under the other, each with what lies in the gap after it. */
export function church(s: State, scene: WordedScene): string[] {
  const { words, columns, paint } = scene
  const ring = Array.from({ length: CHURCH_SPOTS }, (_, spot) => {
    const tile = s.church[spot] as number
    const icon = CHURCH_ICONS[spot]
    const parts = [tile >= 0 ? tileText(scene, tile) : tile === NONE ? '–' : words.faceDown]
    if (icon) parts.push(words.icon[icon])
    if (s.cardinal === spot) parts.push(paint('bold', words.cardinal))
    return parts.join('   ')
  })
  return listed(words.church, ring, columns)
}

/** Cards, decrees, buildings, plans and tiles to be had. */
export function displays(s: State, scene: WordedScene): Part[] {
  const { words, say, columns } = scene
  const cards = KINDS.flatMap((_, kind) => {
    const pile = s.piles[kind] ?? []
    const top = pile.at(-1) ?? NONE
    if (top === NONE) return []
    const what =
      top < 0 ? fill(words.named, { name: say.the.kind(kind), what: words.faceDown }) : cardLine(scene, top)
    return [fill(words.leftOver, { what, n: pile.length })]
  })
  const decrees = s.decrees.flatMap(decree => {
    const card = tablesOf(s).decrees[decree]
    return card ? [fill(words.named, { name: say.the.decree(decree), what: say.decreeText(card) })] : []
  })
  const buildings = ARCHITECTS.map((_, architect) => {
    const letters = (face: number): string => (face === NONE ? '–' : tradeLetters(scene, tradesOf(s, face)))
    return fill(words.building, {
      architect: say.the.architect(architect),
      now: letters(s.buildings[architect] as number),
      next: letters(s.future[architect] as number),
      n: s.buildingStacks[architect]?.length ?? 0,
    })
  })
  const plans = ARCHITECTS.flatMap((_, architect) => {
    const pile = s.plans[architect] ?? []
    const top = tablesOf(s).plans[pile.at(-1) ?? NONE]
    if (!top) return []
    const what = fill(words.planNeeds, { architect: say.the.architect(architect), n: top.officials })
    return [fill(words.leftOver, { what, n: pile.length })]
  })
  const tiles = SLOTS.flatMap((slot, i) =>
    (s.tiles[i] ?? 0) > 0 ? [`${scene.words.goodLetters[slot.good]}${slot.small ? words.small : ''}`] : [],
  )
  return [
    listed(words.display, orNone(scene, cards), columns),
    listed(words.decrees, orNone(scene, decrees), columns),
    labelled(words.buildings, buildings, columns),
    labelled(words.plans, orNone(scene, plans), columns),
    labelled(
      words.tiles,
      [
        orNone(scene, tiles).join(' '),
        fill(words.tileSupply, { n: s.tileSupply, small: s.smallSupply }),
        pileOfRubble(s, scene),
      ],
      columns,
    ),
  ]
}

const pileOfRubble = (s: State, scene: WordedScene): string =>
  fill(scene.words.rubblePile, { cubes: cubeLetters(scene, s.pile) || '–' })
