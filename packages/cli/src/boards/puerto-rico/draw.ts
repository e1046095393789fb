import { fill } from '@ludoteca/engine'
import type { Colour } from '../../terminal/paint.ts'
import { padEnd, width } from '../../terminal/width.ts'
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

export const count = (text: string, n: number | string): string => fill(text, { n })

/** Circles of a place: filled ones first. */
export const circles = (workers: number, all: number): string =>
  '●'.repeat(workers) + '○'.repeat(Math.max(0, all - workers))

const LABEL = 16
const GAP = '   '

/** A labelled line of parts; goes on below itself where the parts do not fit. */
export function labelled(label: string, parts: readonly string[], columns: number, indent = 0): string[] {
  const start = ' '.repeat(indent) + padEnd(label, LABEL - indent)
  const lines: string[] = []
  let line = ''
  for (const part of parts) {
    if (line !== '' && LABEL + width(line) + GAP.length + width(part) > columns) {
      lines.push(line)
      line = ''
    }
    line += line === '' ? part : GAP + part
  }
  lines.push(line)
  return lines.map((text, i) => (i === 0 ? start : ' '.repeat(LABEL)) + text)
}
