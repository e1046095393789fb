import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import type { AnyPuzzles } from '@ludoteca/bot-kit/puzzles.ts'
import type { AnyDeeds, AnyGame, AnyOpenings, AnyText, GameTitle, Lang } from '@ludoteca/engine'
import type { AnyScreen } from '@ludoteca/terminal-kit/screen.ts'
import * as games from '#games'

export type { AnyPuzzles }

/** What a game brings: `parts` in the `parts.ts` of its folder. Each part is loaded when it is first needed. */
export interface GameParts {
  readonly id: string
  /** Games are listed in ascending order of it. */
  readonly place: number
  readonly titles: Readonly<Record<Lang, GameTitle>>
  rules(): Promise<AnyGame>
  readonly text: Readonly<Record<Lang, () => Promise<AnyText>>>
  /** Where the rulebook lies: Markdown, with an anchor for each refusal. */
  readonly rulebook: Readonly<Record<Lang, URL>>
  /** In games with an option that takes texts: the usual value as such a text, to begin with. */
  sample?(): Promise<string>
  /** A module with a `page`; without one, the page shows the game in words. */
  page?(): Promise<unknown>
  /** A module with a `Cover`, the picture of the game on lists. */
  cover?(): Promise<unknown>
  /** Without one, bots go by the standings. */
  bot?(): Promise<AnyKnowledge>
  /** Its page knows how positions are set up by hand. */
  readonly arranges?: boolean
  /** Without it, no puzzles are set. */
  puzzles?(): Promise<AnyPuzzles>
  /** Without it, people’s figures say nothing of what they did in it. */
  deeds?(): Promise<AnyDeeds>
  /** Without it, the explorer shows nothing of it. */
  openings?(): Promise<AnyOpenings>
  /** Without one, the terminal shows the standings. */
  terminal?(): Promise<AnyScreen>
}

/** Every game of this release. */
export const shelf: readonly GameParts[] = Object.values<GameParts>(games).sort((a, b) => a.place - b.place)

/** Every game, opened, by its id. */
export async function allGames(): Promise<ReadonlyMap<string, AnyGame>> {
  return new Map(await Promise.all(shelf.map(async game => [game.id, await game.rules()] as const)))
}

export const findGame = (id: string): GameParts | null => shelf.find(each => each.id === id) ?? null

/** The command-line option with which a file for the option that takes texts is given, by game: `--lisboa-set`. */
export const SET_FLAGS: ReadonlyMap<string, string> = new Map(
  shelf.flatMap(game => (game.sample ? [[game.id, `${game.id}-set`] as const] : [])),
)
