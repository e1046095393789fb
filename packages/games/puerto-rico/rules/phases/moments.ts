import type { Seat } from '@ludoteca/engine'
import { FIRST_BUILDING } from '../actions.ts'
import { B } from '../data/buildings.ts'
import { GOODS, HOUSE_SPACES } from '../data/goods.ts'
import { bonusOf } from '../score.ts'
import { type Moment, type Player, player, type State } from '../state.ts'
import { noblesIn, plantations, workerWaits } from './people.ts'

/**
 * Guests may walk at any time. They are asked at the start of each turn of their owner, and at these moments outside
 * it, where only a few buildings can still make a difference before the next question.
 */

type Matters = (s: State, seat: Seat, p: Player, building: number) => boolean

const holdsGoods = (p: Player): boolean => GOODS.some((_, good) => (p.goods[good] as number) > 0)
const rowLeft = (s: State): boolean => s.row.some(count => count > 0)
const always: Matters = () => true

/** Buildings that count at a moment; null where any circle may be filled. */
const COUNTS: Readonly<Record<Moment, ReadonlyMap<number, Matters> | null>> = {
  turn: null,
  /** Before a role is chosen: a library doubles it (with two players once a round). */
  choice: new Map([[B.library, (s, seat) => s.seats > 2 || !(s.libraryUsed & (1 << seat))]]),
  /** Before the mayor hands out: a villa's first token is a noble. */
  villa: new Map([[B.villa, s => s.nobles > 0 || s.colonists > 0]]),
  /** Before the captain's own doubloon. */
  captain: new Map([[B.lighthouse, always]]),
  /** After a hacienda's draw, before the normal take. */
  tile: new Map<number, Matters>([
    [B.hospice, s => workerWaits(s) && (rowLeft(s) || s.quarries > 0)],
    [B.forest_house, rowLeft],
    [B.construction_hut, (s, seat) => seat !== s.chooser && s.quarries > 0],
  ]),
  /** Before the second tile of a library. */
  second: new Map([[B.forest_house, rowLeft]]),
  /** At the end of the settler phase. */
  hunt: new Map([[B.hunting_lodge, (_s, _seat, p) => noblesIn(p, B.guesthouse) > 0 || plantations(p) > 0]]),
  /** After a land office's draw, before the sale. */
  sale: new Map<number, Matters>([
    [B.office, (s, _seat, p) => holdsGoods(p) && s.house.length < HOUSE_SPACES],
    [B.small_market, (s, _seat, p) => holdsGoods(p) && s.house.length < HOUSE_SPACES],
    [B.large_market, (s, _seat, p) => holdsGoods(p) && s.house.length < HOUSE_SPACES],
    [B.trading_post, (_s, _seat, p) => holdsGoods(p)],
  ]),
  /** Before the game is scored: large buildings that would pay. */
  end: new Map(
    [B.guild_hall, B.residence, B.fortress, B.customs_house, B.city_hall, B.cloister, B.royal_garden].map(
      b => [b, (_s: State, _seat: Seat, p: Player) => bonusOf(p, b) > 0] as const,
    ),
  ),
}

/** Whether a guest may walk to this group of circles at this moment, if one is empty. */
export function countsNow(s: State, seat: Seat, group: number, moment: Moment): boolean {
  const counts = COUNTS[moment]
  if (!counts) return true
  const p = player(s, seat)
  // A captain with goods loads next: the question is that of his turn, asked before the doubloon.
  if (moment === 'captain' && holdsGoods(p)) return true
  const building = group - FIRST_BUILDING
  return counts.get(building)?.(s, seat, p, building) ?? false
}
