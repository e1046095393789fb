import { isLevel } from '@ludoteca/bots'
import { type AnyMatch, stateAt, writeSave } from '@ludoteca/engine'
import { nameOf } from '@ludoteca/review'
import { newTree, PLAYED } from '@ludoteca/review/tree'
import { type Player, rulesPlayer } from '../store/players.ts'
import { newTableId } from '../store/tables.ts'
import type { KeptBoard } from './board.ts'
import { boardsOf, keepBoard } from './store.ts'

/** Who plays where nobody says. */
const USUAL_BOT: Player = { kind: 'bot', level: 'medium' }

const usualPlayers = ({ game, setup }: AnyMatch): readonly Player[] =>
  Array.from({ length: setup.seats }, (_, seat) => rulesPlayer(game, setup.options, seat) ?? USUAL_BOT)

interface Wish {
  readonly at: number
  /** Who sat at the table, where that is known. */
  readonly players?: readonly Player[] | undefined
  /** While the game is on, the only seat one may look from. */
  readonly own: number | null
  readonly back: string
}

/** Opens the what-if board of a game at a position; resolves with its address. */
export async function tryFrom(match: AnyMatch, { at, players, own, back }: Wish): Promise<string> {
  const of = nameOf(match)
  const known = (await boardsOf(of)).find(board => board.own === own)
  const here = { line: PLAYED, at }
  const seats = known?.players ?? players ?? usualPlayers(match)
  const board: KeptBoard = {
    ...(known ?? newBoard(match, own)),
    here,
    players: seated(match, at, seats, own),
    back,
    brought: false,
    updated: Date.now(),
  }
  if (known && known.here.line + known.here.at > 0)
    await keepBoard({ ...board, past: [...known.past, { tree: known.tree, here: known.here }], future: [] })
  else await keepBoard(board)
  return `/whatif/${board.id}`
}

export const newBoard = (match: AnyMatch, own: number | null): KeptBoard => ({
  id: newTableId(),
  of: nameOf(match),
  save: writeSave(match),
  tree: newTree(match),
  here: { line: PLAYED, at: match.steps.length },
  players: usualPlayers(match),
  own,
  byHand: false,
  past: [],
  future: [],
  back: null,
  updated: Date.now(),
})

/** One decides for whoever is on turn there; while the game is on, for nobody but oneself. */
function seated(
  match: AnyMatch,
  at: number,
  players: readonly Player[],
  own: number | null,
): readonly Player[] {
  const turn = match.game.turn(stateAt(match, at))
  const usual = usualPlayers(match)
  return players.map((player, seat) => {
    const other = usual[seat] ?? USUAL_BOT
    if (other.kind === 'rules') return other
    if (own === null ? seat === turn || player.kind === 'human' : seat === own) return { kind: 'human' }
    return player.kind === 'bot' && isLevel(player.level) ? player : other
  })
}
