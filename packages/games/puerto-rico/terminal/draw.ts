import type { Colour } from '@ludoteca/terminal-kit/paint.ts'
import type { Scene } from '@ludoteca/terminal-kit/screen.ts'
import { type Names, namesOf } from './names.ts'
import { type Words, words } from './text/index.ts'

/** A scene with the words and names of its language. */
export interface WordedScene extends Scene {
  readonly names: Names
  readonly words: Words
}

export const withWords = (scene: Scene): WordedScene => ({
  ...scene,
  names: namesOf(scene.lang),
  words: words[scene.lang],
})

const TILE_COLOURS: readonly Colour[] = ['yellow', 'blue', 'bold', 'red', 'magenta', 'dim']

/** A good or tile in its colour; the name alone says enough. */
export const tileName = ({ paint, names }: WordedScene, tile: number): string =>
  paint(TILE_COLOURS[tile] ?? 'bold', names.tile(tile))

/** Circles of a place: nobles first, where it matters that they are, then colonists, then free ones. */
export const circles = (workers: number, all: number, nobles = 0): string =>
  '◆'.repeat(nobles) + '●'.repeat(workers - nobles) + '○'.repeat(Math.max(0, all - workers))
