import { storesOfType } from '../../counts.ts'
import { CHURCH_SPOTS } from '../../data/church.ts'
import { COURTIER_PATH, LACERDA, LACERDA_RECRUITS, LACERDA_STEPS } from '../../data/lacerda.ts'
import { SHIP_TREASURY_UP } from '../../data/ships.ts'
import { GOODS, STATE_ACTIONS, type StateActionId } from '../../data/terms.ts'
import { plus, plusThing, put, putThing, without } from '../../lists.ts'
import { tablesOf } from '../../set/of.ts'
import { NONE, type State } from '../../state.ts'
import { hullSize, icons, officialsAt, player } from '../board.ts'
import { gainWigs, moveFavor, movePrice, moveTreasury, receiveInfluence } from '../gains.ts'
import type { Tell } from '../phase.ts'
import { moveCardinalBy, passIcons } from '../state-actions/cardinal.ts'
import { enter } from '../state-actions/officials.ts'

/** Lacerda’s State actions: he pays nothing and chooses nothing. */

interface LacerdaRule {
  readonly possible: (s: State) => boolean
  readonly carryOut: (s: State, emit: Tell) => void
}

const RULES: Readonly<Record<StateActionId, LacerdaRule>> = {
  recruit: { possible: s => player(s, LACERDA).officials > 0, carryOut: recruit },
  plan: { possible: s => s.plans.some(pile => pile.length > 0), carryOut: takePlan },
  ship: { possible: s => s.shipyard.length > 0, carryOut: takeShip },
  produce: { possible: s => trades(s).length > 0, carryOut: produce },
  cardinal: { possible: () => true, carryOut: meetCardinal },
  favor: { possible: s => lacking(s) !== NONE, carryOut: takeFavor },
}

/** An action that is impossible is skipped. */
export function stateActionOf(action: number): LacerdaRule {
  const { possible, carryOut } = RULES[STATE_ACTIONS[action] as StateActionId]
  return {
    possible,
    carryOut: (s, emit) => {
      if (possible(s)) carryOut(s, emit)
      else emit?.({ type: 'lacerda-skipped', seat: LACERDA, what: 'state', why: 'impossible', action })
    },
  }
}

/** One official each into the two offices where he has fewest; of equal ones those further left. */
function recruit(s: State, emit: Tell): void {
  const offices = [...COURTIER_PATH].sort(
    (a, b) => officialsAt(s, a, LACERDA) - officialsAt(s, b, LACERDA) || left(a) - left(b),
  )
  emit?.({ type: 'lacerda-decided', seat: LACERDA, why: 'recruit' })
  for (const noble of offices.slice(0, LACERDA_RECRUITS)) {
    if (player(s, LACERDA).officials > 0) enter(s, LACERDA, noble, emit)
  }
}

const left = (noble: number): number => COURTIER_PATH.indexOf(noble as (typeof COURTIER_PATH)[number])

/** The larger of the two open plans; of equal ones the blue one. */
function takePlan(s: State, emit: Tell): void {
  const sizes = s.plans.map(pile => tablesOf(s).plans[pile.at(-1) ?? NONE]?.officials ?? 0)
  const most = Math.max(...sizes)
  const architect = sizes.indexOf(most)
  const pile = s.plans[architect] as readonly number[]
  const plan = pile.at(-1) as number
  const tied = sizes.filter(size => size === most).length > 1
  s.plans = putThing(s.plans, architect, pile.slice(0, -1))
  const p = player(s, LACERDA)
  p.done = plus(p.done, plan)
  emit?.({ type: 'lacerda-decided', seat: LACERDA, why: tied ? 'plan-equal' : 'plan', n: most })
  emit?.({ type: 'plan-taken', seat: LACERDA, plan })
}

const EMPTY_HOLD: readonly number[] = GOODS.map(() => 0)

/** The influence is that of the ship and of the person’s portfolio: he has none. */
function takeShip(s: State, emit: Tell): void {
  const ship = s.shipyard.at(-1) as number
  s.shipyard = without(s.shipyard, ship)
  const p = player(s, LACERDA)
  p.ships = plusThing(p.ships, { ship, hold: EMPTY_HOLD, sealed: false })
  emit?.({ type: 'lacerda-decided', seat: LACERDA, why: 'ship', n: hullSize(ship) })
  emit?.({ type: 'ship-built', seat: LACERDA, ship, goods: [] })
  moveTreasury(s, SHIP_TREASURY_UP, emit)
  receiveInfluence(s, LACERDA, (tablesOf(s).ships[ship]?.influence ?? 0) + rivalIcons(s), emit)
}

/** The top row of the person’s portfolio. */
const rivalIcons = (s: State): number =>
  s.players.reduce((sum, p, seat) => (seat === LACERDA ? sum : sum + icons(s, p)), 0)

/** Church scoring: he gives up nothing. */
export const blessLacerda = (s: State, emit: Tell): void =>
  receiveInfluence(s, LACERDA, icons(s, player(s, LACERDA)) + rivalIcons(s), emit)

const trades = (s: State): number[] =>
  GOODS.flatMap((_, good) => (storesOfType(s, LACERDA, good) > 0 ? [good] : []))

/** What he produces is of no use to him and not kept; the prices fall all the same. */
function produce(s: State, emit: Tell): void {
  emit?.({ type: 'lacerda-decided', seat: LACERDA, why: 'produce' })
  for (const good of trades(s)) movePrice(s, good, -1, emit)
}

/** Two gaps on; the tile in front of the Cardinal goes for the wigs on its back. */
function meetCardinal(s: State, emit: Tell): void {
  emit?.({ type: 'lacerda-decided', seat: LACERDA, why: 'cardinal' })
  moveCardinalBy(s, LACERDA, LACERDA_STEPS, emit)
  const spot = (s.cardinal + 1) % CHURCH_SPOTS
  const tile = s.church[spot] as number
  if (tile !== NONE) {
    s.church = put(s.church, spot, NONE)
    s.turned = put(s.turned, spot, 0)
    s.givenUp = plus(s.givenUp, tile)
    emit?.({ type: 'clergy-removed', seat: LACERDA, spot, tile })
    gainWigs(s, LACERDA, tablesOf(s).clergy[tile]?.wigs ?? 0, 'clergy', emit)
  }
  passIcons(s, LACERDA, LACERDA_STEPS, emit)
}

/** The first noble from the left whose favor he lacks; none when he has them all. */
function lacking(s: State): number {
  const { favors } = player(s, LACERDA)
  return COURTIER_PATH.find(noble => favors[noble] === 0 && (s.favors[noble] as number) > 0) ?? NONE
}

function takeFavor(s: State, emit: Tell): void {
  const noble = lacking(s)
  moveFavor(s, player(s, LACERDA), noble, 1)
  emit?.({ type: 'lacerda-decided', seat: LACERDA, why: 'favor' })
  emit?.({ type: 'favor-taken', seat: LACERDA, noble })
}
