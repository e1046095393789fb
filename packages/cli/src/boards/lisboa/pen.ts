import { fill } from '@ludoteca/engine'
import { CARDS, CLERGY, type Effect } from '@ludoteca/lisboa'
import type { Words as GameWords } from '@ludoteca/lisboa/text/assemble'
import { words as enGame } from '@ludoteca/lisboa/text/en'
import { words as zhGame } from '@ludoteca/lisboa/text/zh'
import { counted } from '../../numbers.ts'
import type { Colour } from '../../terminal/paint.ts'
import type { Scene } from '../screen.ts'
import { type Words, words } from './words.ts'

/** What the parts of the picture need to draw themselves. */
export interface Pen extends Scene {
  readonly words: Words
  readonly say: GameWords
}

const gameWords = { en: enGame, zh: zhGame } as const

export const sayIn = (lang: Scene['lang']): GameWords => gameWords[lang]

export const penFor = (scene: Scene): Pen => ({ ...scene, words: words[scene.lang], say: sayIn(scene.lang) })

const GOOD_INKS: readonly Colour[] = ['yellow', 'magenta', 'red', 'cyan']
const RUBBLE_INKS: readonly Colour[] = ['yellow', 'red', 'blue']

/** A good by name, in its colour. */
export const goodName = ({ paint, say }: Pen, good: number): string =>
  paint(GOOD_INKS[good] ?? 'bold', say.the.good(good))

/** Trades of a building as letters. */
export const tradeLetters = ({ paint, words }: Pen, trades: readonly number[]): string =>
  trades.map(good => paint(GOOD_INKS[good] ?? 'bold', words.goodLetters[good] ?? '')).join('')

/** Cubes as letters, as many as there are: `QQF`. */
export const cubeLetters = (pen: Pen, counts: readonly number[]): string =>
  counts
    .map((n, rubble) =>
      pen.paint(RUBBLE_INKS[rubble] ?? 'bold', pen.words.rubbleLetters[rubble]?.repeat(n) ?? ''),
    )
    .join('')

/** Three numbers of a list of rows of three. */
export const threeOf = (list: readonly number[], row: number): readonly number[] =>
  list.slice(row * 3, row * 3 + 3)

/** A reward as it stands on the map. */
export const rewardShort = ({ words }: Pen, effects: readonly Effect[]): string =>
  effects
    .map(effect => {
      const n = 'n' in effect ? effect.n : null
      const text = n === 1 ? words.shortOne[effect.kind] : undefined
      return fill(text ?? words.short[effect.kind], n === null ? {} : { n })
    })
    .join(' ')

/** Name and use of a Political card on one line. */
export function cardLine({ words, say }: Pick<Pen, 'words' | 'say'>, card: number): string {
  const { kind, power, event, bottom, influence } = CARDS[card] as (typeof CARDS)[number]
  const name = { kind: say.the.kind(kind), name: say.the.card(card) }
  if (power) return fill(words.event, { ...name, event: say.effectsText(event), power: say.powerText(power) })
  return fill(words.offer, { ...name, bottom: say.effectsText(bottom), n: influence })
}

/** A Clergy tile: what it does, and the wigs on its back. */
export function tileText({ words, say }: Pen, tile: number): string {
  const { power, wigs } = CLERGY[tile] as (typeof CLERGY)[number]
  const name = say.the.clergy(tile)
  return fill(words.wigsOnBack, {
    name,
    power: say.powerText(power),
    wigs: counted(words.wigCount, wigs),
  })
}

/** `list` or a word for nothing. */
export const orNone = ({ words }: Pen, list: readonly string[]): readonly string[] =>
  list.length > 0 ? list : [words.none]
