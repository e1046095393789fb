import { below, pick, type Rng, shuffle } from '@ludoteca/engine'
import { writePower } from '../../rules/data/codes.ts'
import { ALL, PLAIN_COUNTS, POWER_SLOTS, type PowerSlot } from '../../rules/data/effects.ts'
import { GOODS } from '../../rules/data/terms.ts'
import { writeOurs } from '../../rules/set/write.ts'

/** A set as nobody would print it: every code may stand on every card. */

interface File {
  cards: { event?: string[]; power?: string; effects?: string[]; influence?: number }[]
  clergy: { power: string; wigs: number }[]
  decrees: { formula: string; most: number; notForTwo: boolean }[]
  buildings: { santos: string[]; mardel: string[] }[]
  plans: { id: string; architect: string; officials: number }[]
  ships: Record<string, number>
  eastC: string[]
}

const SILENT = ['R(1)', 'R(7)', 'W(1)', 'W(9)', 'G(gold)', 'G(cloth)', 'G(books)', 'G(tools)', 'INF', 'T+']
const ASKING = [
  ...['G(any)', 'P+(any)', 'OFF(1)', 'OFF(3)', 'PLAN', 'FAV', 'SHIP', 'PROD', 'CARD1', 'CARD2', 'CARD3'],
  ...['DECREE', 'RUB'],
]
const STATES = ['STATE(1)', 'STATE(2)', 'STATE(3)']
const BUILDING = ['STORE', 'OPEN']
const ASKING_PENALTIES = ['-G(any)', '-OFF(1)', '-OFF(8)', '-FAV']
const AT_SPOTS = [
  'R(9)',
  'W(3)',
  'G(any)',
  'INF',
  'T+',
  'P+(any)',
  'OFF(2)',
  'PLAN',
  'FAV',
  'CARD1',
  'CARD3',
  'RUB',
]
const FEW: Readonly<Record<string, number>> = { recruit: 2, cardinal: 3, portfolio: 4, ship: 4 }

const some = (rng: Rng, list: readonly string[], least: number, most: number): string[] =>
  Array.from({ length: least + below(rng, most - least + 1) }, () => pick(rng, list))

/** In any order, as many as may stand on a card. */
function reward(rng: Rng, asking: readonly string[], least: number): string[] {
  const asked = some(rng, asking, 0, 2)
  return shuffle(rng, [...asked, ...some(rng, SILENT, Math.max(0, least - asked.length), 3 - asked.length)])
}

const penalty = (rng: Rng): string[] => [
  ...some(rng, ASKING_PENALTIES, 0, 2),
  ...some(rng, ['-R(1)', '-R(9)', '-W(3)', '-W(20)'], 1, 1),
]

const event = (rng: Rng): string[] =>
  below(rng, 3) === 0
    ? shuffle(rng, [pick(rng, BUILDING), ...some(rng, SILENT, 0, 2)])
    : reward(rng, [...ASKING, ...STATES], 1)

const ON_CARDS: readonly PowerSlot[] = POWER_SLOTS.filter(
  slot => slot !== 'warehouse' && slot !== 'portfolio',
)

function power(rng: Rng, slots: readonly PowerSlot[] = POWER_SLOTS): string {
  const slot = pick(rng, slots)
  const n = slot.startsWith('trade-any') ? 1 : 1 + below(rng, FEW[slot] ?? 5)
  return writePower({ slot, n: slot.startsWith('rubble') && n === 5 ? ALL : n })
}

const formula = (rng: Rng): string =>
  below(rng, 2) === 0
    ? `${1 + below(rng, 9)}*${pick(rng, PLAIN_COUNTS)}/${1 + below(rng, 3)}`
    : `${pick(rng, PLAIN_COUNTS)}: 2@1 9@3`

const trades = (rng: Rng): string[] => shuffle(rng, [...GOODS]).slice(0, 1 + below(rng, 2)) as string[]

export function randomSet(rng: Rng): string {
  const file = JSON.parse(writeOurs()) as File
  for (const card of file.cards) {
    if (card.event) {
      card.event = event(rng)
      card.power = power(rng, ON_CARDS)
    } else {
      card.effects = below(rng, 4) === 0 ? penalty(rng) : reward(rng, ASKING, 0)
      card.influence = below(rng, 7)
    }
  }
  for (const tile of file.clergy) Object.assign(tile, { power: power(rng), wigs: below(rng, 13) })
  for (const decree of file.decrees) {
    Object.assign(decree, { formula: formula(rng), most: below(rng, 41), notForTwo: below(rng, 9) === 0 })
  }
  for (const building of file.buildings) Object.assign(building, { santos: trades(rng), mardel: trades(rng) })
  for (const plan of file.plans) plan.officials = 1 + below(rng, 8)
  for (const colour of Object.keys(file.ships)) file.ships[colour] = below(rng, 7)
  file.eastC = [pick(rng, AT_SPOTS)]
  return JSON.stringify(file)
}
