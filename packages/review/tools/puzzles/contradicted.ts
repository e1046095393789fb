import { contest } from '@ludoteca/bots/judge'
import type { Action, AnyGame, Seat } from '@ludoteca/engine'
import { type Book, matchOf, type Puzzle } from '../../src/puzzle/index.ts'

/** What another search must find the solution to lose, as much as an inaccuracy and more than two standard errors. */
const LOST = 0.02
const ERRORS = 2
const FIELD = 4

/** What a search with dice of its own thinks is better than the solution; null when it thinks of nothing. */
export async function contradicted(
  game: AnyGame,
  book: Book,
  puzzle: Puzzle,
  { steps, seed }: { readonly steps: number; readonly seed: string },
): Promise<string | null> {
  const match = matchOf(game, book, puzzle)
  if (!match) return 'it cannot be played through'
  const best = game.read(puzzle.best) as Action
  const seat = game.turn(match.state) as Seat
  const found = await contest(game, match.state, seat, {
    ...{ steps, level: 'hard', field: FIELD, asked: best },
    seed: `${seed} ${puzzle.id}`,
  })
  if (found.best === best) return null
  const own = found.rivals.find(({ action }) => action === best)
  return own && own.loss >= LOST && own.loss > ERRORS * own.error
    ? `${game.write(found.best)} by ${own.loss.toFixed(3)}`
    : null
}
