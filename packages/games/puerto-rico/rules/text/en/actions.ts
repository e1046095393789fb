import { SMALL_WHARF, WHARF } from '../../actions.ts'
import { costOf } from '../../phases/price.ts'
import { saleParts } from '../../phases/trader.ts'
import type { Moment, State } from '../../state.ts'
import { loadOf, mayorTakes, priceFor, returned, roomInGroup, staffing, yields } from '../facts.ts'
import { type ActionLines, type PhaseLines, phaseLine } from '../shared.ts'
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

export const prompts: PhaseLines = {
  draft: () => 'Choose a building for this game',
  role: () => 'Choose a role',
  guest: (_s, { moment }) => GUESTS[moment] ?? 'Send a guest to work?',
  hacienda: () => 'Draw an extra plantation with the Hacienda?',
  forest: (_s, phase) => `What becomes of the ${tile(phase.tile)} you drew?`,
  settle: s => (s.second ? 'Take a second plantation with the Library' : 'Take a tile for your island'),
  hunt: () => 'Discard a plantation with the Hunting Lodge?',
  privilege: () => 'Use the Mayor’s privilege?',
  token: () => 'Take a noble or a colonist from the ship',
  arrange(s) {
    const { group, room, left } = staffing(s)
    return `How many ${worker(s)}s ${placeIn(group)}? ${count(room, 'circle')}, ${left} still to place`
  },
  assign: (_s, { places }) => `Who works in the ${building(places[0])}?`,
  build: () => 'Build one building?',
  give: (_s, { short }) => `What do you give at the Black Market? ${doubloons(short)} short`,
  produce: () => 'Produce goods?',
  extra: () => 'Take an extra good as Craftsman?',
  land: () => 'Use the Land Office?',
  sell: () => 'Sell one good?',
  supply: (_s, { left }) => `Deliver to the Royal Supplier? Up to ${count(left, 'more barrel')}`,
  load: () => 'Load goods of one kind',
  mix: (_s, { counts }) => `How much ${good(counts.length)} goes through the Small Wharf?`,
  store: () => 'Choose the goods you keep',
  over: () => 'The game is over',
}

/** Where passing is possible it has a name of its own. */
const passes: Partial<PhaseLines> = {
  guest: () => 'Leave the guests where they are',
  hacienda: () => 'Draw nothing',
  forest: (_s, phase) => `Keep it as ${aTile(phase.tile)}`,
  settle: () => 'Take no tile',
  hunt: () => 'Discard nothing',
  privilege: () => 'Take nobody',
  build: () => 'Build nothing',
  give: () => 'Give something else instead',
  produce: () => 'Produce nothing',
  extra: () => 'Take no extra good',
  land: () => 'Leave the Land Office unused',
  sell: () => 'Sell nothing',
  supply: (_s, { given }) => (given ? 'Deliver nothing more' : 'Deliver nothing'),
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
  draft: (a, s) => `Add the ${building(a.building)} (cost ${costOf(s, a.building)})`,
  role(a, s) {
    const bonus = s.bonus[a.card] ?? 0
    const library = a.library ? ', doubled by the Library' : ''
    return `Take the ${role(a.card)}${library}${bonus > 0 ? ` (+${doubloons(bonus)})` : ''}`
  },
  pass: (_a, s) => phaseLine(passes, s) ?? 'Pass',
  draw: (_a, s) =>
    s.phase.kind === 'land'
      ? 'Buy the top plantation of the stack for 1 doubloon'
      : 'Draw the top plantation',
  forest: () => 'Lay it as forest',
  settle(a) {
    const what = `Take ${aTile(a.tile)}${a.forest ? ' as forest' : ''}`
    if (!a.hospice) return what
    return `${what}, with a colonist ${a.forest ? 'for San Juan' : 'on it'}`
  },
  discard: (a, s) =>
    s.phase.kind === 'land' ? `Sell ${aTile(a.tile)} for 1 doubloon` : `Discard ${aTile(a.tile)}`,
  take(a, s) {
    if (s.phase.kind === 'token') return a.noble ? 'Take a noble' : 'Take a colonist'
    const { nobles, colonists: others } = mayorTakes(s)
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
