import type { Seat } from '@ludoteca/engine'
import {
  decreeWigs,
  type Lacerda,
  lacerdaAction,
  NOBLES,
  officialsAtWork,
  type Player,
  RUBBLE,
  SHIPS,
  type State,
} from '../../../rules/index.ts'
import type { Words } from '../text/words.ts'

/** Where Lacerda goes next and what he will do there. */
export function lacerdaPlans(
  view: State,
  { board: { solo }, pieces: { the } }: Words,
): { readonly next: string; readonly helper: string } {
  const { courtier, helper } = view.lacerda as Lacerda
  return {
    next: solo.next(the.kind(courtier)),
    helper: solo.helper(the.kind(helper), the.stateAction(lacerdaAction(view, courtier))),
  }
}

export function lacerdaCubeList(view: State, { board, pieces, signs }: Words): string {
  const { rubble } = view.lacerda as Lacerda
  const parts = RUBBLE.flatMap((_, i) =>
    (rubble[i] ?? 0) > 0 ? [`${pieces.the.rubble(i)} ${rubble[i]}`] : [],
  )
  return signs.list(parts) || board.noRubble
}

/** All his decrees together. */
export const lacerdaDecreeWigs = (view: State, seat: Seat): number =>
  (view.players[seat] as Player).decrees.reduce((sum, decree) => sum + decreeWigs(view, seat, decree), 0)

/** Everything he has, in words. */
export function lacerdaLines(view: State, seat: Seat, words: Words): string[] {
  const { board, pieces, signs } = words
  const { solo } = board
  const p = view.players[seat] as Player
  const plans = lacerdaPlans(view, words)
  const list = (title: string, items: readonly string[]): string[] =>
    items.length > 0 ? [signs.named(title, signs.list(items))] : []
  return [
    `${board.wigs} ${p.wigs} · ${board.influence} ${p.influence}`,
    plans.next,
    plans.helper,
    solo.cubes(lacerdaCubeList(view, words)),
    solo.stores(p.houses.reduce((sum, n) => sum + n, 0)),
    board.officialsLeft(p.officials),
    solo.atWork(officialsAtWork(view, seat)),
    solo.decrees(p.decrees.length, lacerdaDecreeWigs(view, seat)),
    ...list(
      board.favors,
      NOBLES.flatMap((_, noble) => (p.favors[noble] ? [pieces.the.kind(noble)] : [])),
    ),
    ...list(
      board.panels.shipyard,
      p.ships.flatMap(hull => (SHIPS[hull.ship] ? [pieces.the.ship(hull.ship)] : [])),
    ),
    solo.byRules,
  ]
}
