import { nameKey } from '@ludoteca/protocol'
import { CONFUSABLES } from './confusables.ts'

/** Raised whenever `lookOf` changes what it gives: kept looks are then made anew. */
export const LOOKS = 4

const points = (text: string): string =>
  String.fromCodePoint(...text.split('+').map(each => Number.parseInt(each, 36)))

/** Letters that may stand beside Latin ones in a name and pass for them, and are not in the table as such. */
const BESIDE_LATIN: Readonly<Record<string, string>> = {
  ŋ: 'n',
  Ŋ: 'n',
  丨: 'l',
  工: 'l',
  丅: 't',
  ㄒ: 't',
  丫: 'y',
  ㄚ: 'y',
  匚: 'c',
  ㄈ: 'c',
  凵: 'u',
  ㄩ: 'u',
  ㄥ: 'l',
  乙: 'z',
  口: 'o',
  〇: 'o',
  ㄨ: 'x',
  乂: 'x',
  メ: 'x',
  ß: 'b',
  ẞ: 'b',
}

/** Of two scripts that may stand together, and no different from each other in most fonts. */
const BESIDE_EACH_OTHER: Readonly<Record<string, string>> = {
  ㄧ: '一',
  リ: 'り',
  曰: '日',
}

let known: ReadonlyMap<string, string> | null = null

function table(): ReadonlyMap<string, string> {
  if (known) return known
  const found = new Map<string, string>()
  for (const group of CONFUSABLES.trim().split(/\s+/)) {
    const [like = '', letters = ''] = group.split('=')
    for (const letter of letters.split(',')) found.set(points(letter), points(like))
  }
  for (const more of [BESIDE_LATIN, BESIDE_EACH_OTHER])
    for (const [letter, like] of Object.entries(more)) found.set(letter, like)
  known = found
  return found
}

/** Accents and the like, wherever they stand; the marks that make other syllables of kana are none. */
const ACCENTS = /(?![\u3099\u309a])\p{Script=Inherited}/gu
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
const JOINTS = /[\s._'’·-]/gu

const alike = (text: string): string =>
  [...text.normalize('NFD').replace(UNSEEN, '').replace(ACCENTS, '')]
    .map(letter => table().get(letter) ?? letter)
    .join('')
    .normalize('NFD')
    .replace(ACCENTS, '')

/**
 * What a name looks like: two names with the same look can be taken for each other. After the skeletons of Unicode
 * Technical Standard #39, but capitals are small letters, `i` is `l` (a capital I is no different from it), and accents,
 * blanks and joints do not count.
 */
export function lookOf(name: string): string {
  const shown = alike(name.normalize('NFKC')).toLowerCase()
  return alike(shown).toLowerCase().replaceAll('i', 'l').replace(JOINTS, '') || nameKey(name)
}
