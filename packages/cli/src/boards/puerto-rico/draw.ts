import type { Colour } from '../../terminal/paint.ts'
import type { Scene } from '../screen.ts'
import { type Names, namesOf } from './names.ts'
import { type Words, words } from './words.ts'

/** What the parts of the picture need to draw themselves. */
export interface Pen extends Scene {
  readonly names: Names
  readonly words: Words
}

export const penFor = (scene: Scene): Pen => ({
  ...scene,
  names: namesOf(scene.lang),
  words: words[scene.lang],
})

const TILE_COLOURS: readonly Colour[] = ['yellow', 'blue', 'bold', 'red', 'magenta', 'dim']

/** A good or tile in its colour; the name alone says enough. */
export const tileName = ({ paint, names }: Pen, tile: number): string =>
  paint(TILE_COLOURS[tile] ?? 'bold', names.tile(tile))

/** Circles of a place: filled ones first. */
export const circles = (workers: number, all: number): string =>
  '●'.repeat(workers) + '○'.repeat(Math.max(0, all - workers))
