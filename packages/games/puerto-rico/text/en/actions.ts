import { SMALL_WHARF, WHARF } from '../../actions.ts'
import { saleParts } from '../../rules/trader.ts'
import type { Moment, Phase, State } from '../../state.ts'
import { loadOf, priceFor, privilegeOf, returned, roomInGroup, staffing, yields } from '../facts.ts'
import type { ActionLines } from '../shared.ts'
import {
  aTile,
  building,
  cargo,
  count,
  doubloons,
  doubloonsOrNothing,
  good,
  placeFrom,
  placeIn,
  placeTo,
  points,
  role,
  tile,
  tokens,
} from './words.ts'

const worker = (s: State): string => (s.rules.nobles ? 'worker' : 'colonist')

const GUESTS: Readonly<Partial<Record<Moment, string>>> = {
  choice: 'Send a guest to the Library before you choose a role?',
  villa: 'Send a guest to the Villa before the newcomers are handed out?',
  tile: 'Send a guest to work before you take a tile?',
  second: 'Send a guest to the Forest House before the second tile?',
  hunt: 'Send a guest to the Hunting Lodge?',
  sale: 'Send a guest to work before the sale?',
  end: 'Send a guest to work before the points are counted?',
}

export const prompts: Readonly<Record<Phase, (s: State) => string>> = {
  draft: () => 'Choose a building for this game',
  role: () => 'Choose a role',
  guest: s => GUESTS[s.moment] ?? 'Send a guest to work?',
  hacienda: () => 'Draw an extra plantation with the Hacienda?',
  forest: s => `What becomes of the ${tile(s.drawn)} you drew?`,
  settle: s => (s.second ? 'Take a second plantation with the Library' : 'Take a tile for your island'),
  hunt: () => 'Discard a plantation with the Hunting Lodge?',
  privilege: () => 'Use the Mayor’s privilege?',
  token: () => 'Take a noble or a colonist from the ship',
  arrange(s) {
    const { group, room, left } = staffing(s)
    return `How many ${worker(s)}s ${placeIn(group)}? ${count(room, 'circle')}, ${left} still to place`
  },
  assign: s => `Who works in the ${building(s.assign[0])}?`,
  build: () => 'Build one building?',
  give: s => `What do you give at the Black Market? ${doubloons(s.short)} short`,
  produce: () => 'Produce goods?',
  extra: () => 'Take an extra good as Craftsman?',
  land: () => 'Use the Land Office?',
  sell: () => 'Sell one good?',
  supply: s => `Deliver to the Royal Supplier? Up to ${count(s.captain.suppliesLeft, 'more barrel')}`,
  load: () => 'Load goods of one kind',
  mix: s => `How much ${good(s.captain.mix.length)} goes through the Small Wharf?`,
  store: () => 'Choose the goods you keep',
  over: () => 'The game is over',
}

/** Where passing is possible it has a name of its own. */
const passes: Readonly<Partial<Record<Phase, (s: State) => string>>> = {
  guest: () => 'Leave the guests where they are',
  hacienda: () => 'Draw nothing',
  forest: s => `Keep it as ${aTile(s.drawn)}`,
  settle: () => 'Take no tile',
  hunt: () => 'Discard nothing',
  privilege: () => 'Take nobody',
  build: () => 'Build nothing',
  give: () => 'Give something else instead',
  produce: () => 'Produce nothing',
  extra: () => 'Take no extra good',
  land: () => 'Leave the Land Office unused',
  sell: () => 'Sell nothing',
  supply: s => (s.captain.supplied ? 'Deliver nothing more' : 'Deliver nothing'),
  load: () => 'Load nothing',
}

function buildLine(s: State, b: number, university: boolean): string {
  const { price, short } = priceFor(s, b)
  const cost = price === 0 ? 'for free' : `for ${doubloons(price)}`
  const market = short > 0 ? ` (${short} of it through the Black Market)` : ''
  return `Build the ${building(b)} ${cost}${market}${university ? ', with a colonist' : ''}`
}

function placeLine(s: State, group: number, n: number): string {
  if (n === 0) return `Nobody ${placeIn(group)}`
  const all = n > 1 && n === roomInGroup(s, group) ? ' (full)' : ''
  return `${count(n, worker(s))} ${placeIn(group)}${all}`
}

function loadLine(s: State, g: number, ship: number): string {
  if (ship === SMALL_WHARF) return 'Ship a mix of goods through the Small Wharf'
  const { barrels, points: gain } = loadOf(s, g, ship)
  const where =
    ship === WHARF ? 'through the Wharf' : `onto ship ${ship + 1} (${s.shipSize[ship] ?? 0} spaces)`
  return `Load ${barrels} ${good(g)} ${where} for ${points(gain)}`
}

export const actions: ActionLines = {
  draft: a => `Add the ${building(a.building)}`,
  role(a, s) {
    const bonus = s.bonus[a.card] ?? 0
    const library = a.library ? ', doubled by the Library' : ''
    return `Take the ${role(a.card)}${library}${bonus > 0 ? ` (+${doubloons(bonus)})` : ''}`
  },
  pass: (_a, s) => passes[s.phase]?.(s) ?? 'Pass',
  draw: (_a, s) =>
    s.phase === 'land' ? 'Buy the top plantation of the stack for 1 doubloon' : 'Draw the top plantation',
  forest: () => 'Lay it as forest',
  settle(a) {
    const what = `Take ${aTile(a.tile)}${a.forest ? ' as forest' : ''}`
    if (!a.hospice) return what
    return `${what}, with a colonist ${a.forest ? 'for San Juan' : 'on it'}`
  },
  discard: (a, s) =>
    s.phase === 'land' ? `Sell ${aTile(a.tile)} for 1 doubloon` : `Discard ${aTile(a.tile)}`,
  take(a, s) {
    if (s.phase === 'token') return a.noble ? 'Take a noble' : 'Take a colonist'
    const { nobles, colonists: others } = privilegeOf(s)
    return `Take ${tokens(nobles, others)} from the supply`
  },
  place: (a, s) => placeLine(s, a.group, a.count),
  assign: a => `A ${a.noble ? 'noble' : 'colonist'} works in the ${building(a.building)}`,
  guest: (a, s) =>
    `Send a ${s.rules.nobles ? (a.noble ? 'noble' : 'colonist') : 'guest'} ${placeTo(a.group)}`,
  build: (a, s) => buildLine(s, a.building, a.university),
  give(a) {
    if (a.what === 'point') return 'Give 1 point for 1 doubloon'
    const what = a.what === 'good' ? `1 ${good(a.from)}` : `1 ${a.what} ${placeFrom(a.from)}`
    return `Give ${what} for 1 doubloon`
  },
  produce: (_a, s) => `Produce ${cargo(yields(s))}`,
  extra: a => `Take 1 ${good(a.good)}`,
  sell(a, s) {
    const { price, privilege, markets } = saleParts(s, a.good, a.post)
    const where = a.post ? ' at the Trading Post' : ''
    return `Sell ${good(a.good)}${where} for ${doubloonsOrNothing(price + privilege + markets)}`
  },
  supply: a => `Deliver 1 ${good(a.good)} for 1 point`,
  load: (a, s) => loadLine(s, a.good, a.ship),
  ship: a => (a.count === 0 ? `Ship no ${good(a.good)}` : `Ship ${a.count} ${good(a.good)}`),
  store: (a, s) => `Keep ${cargo(a.kept)}, return ${cargo(returned(s, a.kept))}`,
}
