import { fill } from '@ludoteca/engine'
import { counted } from '@ludoteca/terminal-kit/lines.ts'
import type { Colour } from '@ludoteca/terminal-kit/paint.ts'
import type { Scene } from '@ludoteca/terminal-kit/screen.ts'
import type { Effect, State, Tables } from '../rules/index.ts'
import type { Words as GameWords } from '../rules/text/assemble.ts'
import { words as gameWords, wordsFor } from '../rules/text/words.ts'
import { type Words, words } from './text/index.ts'

/** What the parts of the picture need to draw themselves. */
export interface WordedScene extends Scene {
  readonly words: Words
  readonly say: GameWords
}

/** Names and words for games with our own set. */
export const sayIn = (lang: Scene['lang']): GameWords => gameWords[lang]

export const wordedScene = (scene: Scene, s: State): WordedScene => ({
  ...scene,
  words: words[scene.lang],
  say: wordsFor(scene.lang, s),
})

const GOOD_INKS: readonly Colour[] = ['yellow', 'magenta', 'red', 'cyan']
const RUBBLE_INKS: readonly Colour[] = ['yellow', 'red', 'blue']

/** A good by name, in its colour. */
export const goodName = ({ paint, say }: WordedScene, good: number): string =>
  paint(GOOD_INKS[good] ?? 'bold', say.the.good(good))

/** Trades of a building as letters. */
export const tradeLetters = ({ paint, words }: WordedScene, trades: readonly number[]): string =>
  trades.map(good => paint(GOOD_INKS[good] ?? 'bold', words.goodLetters[good] ?? '')).join('')

/** Cubes as letters, as many as there are: `QQF`. */
export const cubeLetters = (scene: WordedScene, counts: readonly number[]): string =>
  counts
    .map((n, rubble) =>
      scene.paint(RUBBLE_INKS[rubble] ?? 'bold', scene.words.rubbleLetters[rubble]?.repeat(n) ?? ''),
    )
    .join('')

/** Three numbers of a list of rows of three. */
export const threeOf = (list: readonly number[], row: number): readonly number[] =>
  list.slice(row * 3, row * 3 + 3)

/** A reward as it stands on the map. */
export const rewardShort = ({ words }: WordedScene, effects: readonly Effect[]): string =>
  effects
    .map(effect => {
      const n = 'n' in effect ? effect.n : null
      const text = n === 1 ? words.shortOne[effect.kind] : undefined
      return fill(text ?? words.short[effect.kind], n === null ? {} : { n })
    })
    .join(' ')

/** Name and use of a Political card on one line. */
export function cardLine({ words, say }: Pick<WordedScene, 'words' | 'say'>, card: number): string {
  const { kind, power, event, bottom, influence } = say.the.tables.cards[card] as Tables['cards'][number]
  const name = { kind: say.the.kind(kind), name: say.the.card(card) }
  if (power) return fill(words.event, { ...name, event: say.effectsText(event), power: say.powerText(power) })
  return fill(words.offer, { ...name, bottom: say.effectsText(bottom), n: influence })
}

/** A Clergy tile: what it does, and the wigs on its back. */
export function tileText({ words, say }: WordedScene, tile: number): string {
  const { power, wigs } = say.the.tables.clergy[tile] as Tables['clergy'][number]
  const name = say.the.clergy(tile)
  return fill(words.wigsOnBack, {
    name,
    power: say.powerText(power),
    wigs: counted(words.wigCount, wigs),
  })
}

/** `list` or a word for nothing. */
export const orNone = ({ words }: WordedScene, list: readonly string[]): readonly string[] =>
  list.length > 0 ? list : [words.none]
