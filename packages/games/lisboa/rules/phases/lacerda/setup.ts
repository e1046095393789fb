import { below, shuffle } from '@ludoteca/engine'
import { COURTIER_PATH, FIRST_SPOTS, HELPER_PATH, helperUp, LACERDA } from '../../data/lacerda.ts'
import { GOODS, RUBBLE } from '../../data/terms.ts'
import { levelOf } from '../../lacerda.ts'
import { add, numbers, put } from '../../lists.ts'
import { NONE, type Player, type State } from '../../state.ts'
import { player } from '../board.ts'
import { moveUp } from '../city/staff.ts'

/** Set-up alone: Lacerda’s things, his courtier and helper, the first public building. */

const NOTHING = GOODS.map(() => 0)
const NO_CUBES = RUBBLE.map(() => 0)

export function seatLacerda(s: State): void {
  const { rng } = s
  outfit(s, player(s, LACERDA))
  while (neighboursAlike(s.scoring)) s.scoring = shuffleFree(s)
  const courtier = COURTIER_PATH[below(rng, COURTIER_PATH.length)] as number
  const helper = HELPER_PATH[below(rng, HELPER_PATH.length)] as number
  s.lacerda = { courtier, helper, rubble: NO_CUBES }
  raiseFirst(s, helperUp(helper) ? 1 : 0)
}

/** No board, hand, money, goods or Clergy tiles; two plans, which count as completed. */
function outfit(s: State, p: Player): void {
  const { influence, wigs } = levelOf(s)
  p.influence = influence
  p.wigs = wigs
  p.reis = 0
  p.goods = NOTHING
  p.done = p.plans
  p.plans = []
}

/** The fixed value below the last column does not count. */
const neighboursAlike = (scoring: readonly number[]): boolean =>
  scoring.some((value, column) => column < scoring.length - 2 && scoring[column + 1] === value)

function shuffleFree(s: State): readonly number[] {
  const tiles = shuffle(s.rng, s.scoring.slice(0, -1))
  return numbers(s.scoring.length, column => tiles[column] ?? (s.scoring.at(-1) as number))
}

/** Nobody has opened it, and nobody scores for it. */
function raiseFirst(s: State, architect: number): void {
  const spot = FIRST_SPOTS[architect] as number
  s.faces = put(s.faces, spot, s.buildings[architect] as number)
  s.buildings = put(s.buildings, architect, NONE)
  for (let rubble = 0; rubble < RUBBLE.length; rubble++) {
    const at = spot * RUBBLE.length + rubble
    s.lostRubble = add(s.lostRubble, rubble, s.spotRubble[at] as number)
    s.spotRubble = put(s.spotRubble, at, 0)
  }
  moveUp(s, architect, undefined)
}
