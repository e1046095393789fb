import {
  type Action,
  assign,
  build,
  DRAW,
  discard,
  draft,
  extra,
  FOREST,
  GIVE_POINT,
  GROUP_NAMES,
  giveGood,
  givePerson,
  guest,
  LOAD_SMALL_WHARF,
  load,
  PASS,
  PRODUCE,
  place,
  role,
  SMALL_WHARF,
  sell,
  settle,
  shipMix,
  store,
  supply,
  take,
  WHARF,
} from './actions.ts'
import { BUILDING_IDS } from './data/buildings.ts'
import { GOODS, TILES } from './data/goods.ts'
import { ROLES } from './data/roles.ts'

const mark = (on: boolean, name: string): string => (on ? ` +${name}` : '')

/** One line per action: `role captain`, `build factory +university`, `load corn 2`. */
export function write(a: Action): string {
  switch (a.type) {
    case 'pass':
    case 'draw':
    case 'forest':
    case 'produce':
      return a.type
    case 'draft':
      return `draft ${BUILDING_IDS[a.building]}`
    case 'role':
      return `role ${ROLES[a.card]}${mark(a.library, 'library')}`
    case 'settle':
      return `settle ${TILES[a.tile]}${mark(a.hospice, 'hospice')}${mark(a.forest, 'forest')}`
    case 'discard':
      return `discard ${TILES[a.tile]}`
    case 'take':
      return `take ${worker(a.noble)}`
    case 'place':
      return `place ${GROUP_NAMES[a.group]} ${a.count}`
    case 'assign':
      return `assign ${BUILDING_IDS[a.building]} ${worker(a.noble)}`
    case 'guest':
      return `guest ${GROUP_NAMES[a.group]}${mark(a.noble, 'noble')}`
    case 'build':
      return `build ${BUILDING_IDS[a.building]}${mark(a.university, 'university')}`
    case 'give':
      if (a.what === 'point') return 'give point'
      return `give ${a.what} ${a.what === 'good' ? GOODS[a.from] : GROUP_NAMES[a.from]}`
    case 'extra':
    case 'supply':
      return `${a.type} ${GOODS[a.good]}`
    case 'sell':
      return `sell ${GOODS[a.good]}${mark(a.post, 'post')}`
    case 'load':
      return a.ship === SMALL_WHARF ? 'load small_wharf' : `load ${GOODS[a.good]} ${shipName(a.ship)}`
    case 'ship':
      return `ship ${GOODS[a.good]} ${a.count}`
    case 'store':
      return `store ${a.kept.join('/')}`
  }
}

const worker = (noble: boolean): string => (noble ? 'noble' : 'colonist')

/** Cargo ships are numbered from 1, the smallest first. */
const shipName = (ship: number): string => (ship === WHARF ? 'wharf' : String(ship + 1))

const fixed: Readonly<Record<string, Action>> = {
  pass: PASS,
  draw: DRAW,
  forest: FOREST,
  produce: PRODUCE,
  'give point': GIVE_POINT,
  'load small_wharf': LOAD_SMALL_WHARF,
  'take noble': take(true),
  'take colonist': take(false),
}

const known = new Map<string, Action>()

function learn(...actions: readonly (Action | undefined)[]): void {
  for (const action of actions) if (action) known.set(write(action), action)
}

for (const [text, action] of Object.entries(fixed)) known.set(text, action)
for (const [b] of BUILDING_IDS.entries()) {
  learn(draft(b), assign(b, false), assign(b, true), build(b), build(b, true))
}
for (const [card] of ROLES.entries()) learn(role(card), role(card, true))
for (const [tile] of TILES.entries()) {
  learn(discard(tile), settle(tile), settle(tile, true), settle(tile, false, true), settle(tile, true, true))
}
for (const [group] of GROUP_NAMES.entries()) {
  learn(guest(group), guest(group, true), givePerson(group), givePerson(group, true))
  for (let count = 0; count <= 12; count++) learn(place(group, count))
}
for (const [good] of GOODS.entries()) {
  learn(extra(good), supply(good), sell(good), sell(good, true), giveGood(good), load(good, WHARF))
  for (const ship of [0, 1, 2]) learn(load(good, ship))
  for (let count = 0; count <= 12; count++) learn(shipMix(good, count))
}

export function read(text: string): Action | null {
  const action = known.get(text)
  if (action) return action
  const kept = /^store (\d+)\/(\d+)\/(\d+)\/(\d+)\/(\d+)$/.exec(text)?.slice(1).map(Number)
  return kept?.every(count => count <= 12) ? store(kept) : null
}

/** All actions that are made once, for tests that try everything. */
export const everyAction = (): Action[] => [...known.values()]
