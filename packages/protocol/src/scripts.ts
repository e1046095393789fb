/*
 * Which letters make a name: scripts in wide use today (UAX #31, table 5), mixed as "highly restrictive" of UTS #39
 * allows, and of the scripts whose letters look like each other only those that living languages write with.
 */

const script = (name: string): RegExp => new RegExp(`\\p{Script_Extensions=${name}}`, 'u')

const OTHERS = (
  'Arabic Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam ' +
  'Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'
).split(' ')
const ACCENTED = ['Latin', 'Greek', 'Cyrillic']
const EAST_ASIAN = ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul']

const SCRIPTS: ReadonlyMap<string, RegExp> = new Map(
  [...OTHERS, ...ACCENTED, ...EAST_ASIAN].map(name => [name, script(name)]),
)

/** Scripts that stand beside each other in one name; every other stands alone. */
const TOGETHER: readonly (readonly string[])[] = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
  ...[...OTHERS, 'Greek', 'Cyrillic'].map(name => [name]),
]

/** Letters without their accents. Nothing of phonetic writing, no small capitals, nothing historic. */
const LETTERS: readonly (readonly [of: RegExp, letters: RegExp])[] = [
  [/\p{Script=Latin}/u, /[A-Za-zÆæÐðØøÞþßẞĐđĦħıŁłŊŋŒœŦŧƏəƁɓƊɗƘƙƳƴ]/u],
  [/\p{Script=Greek}/u, /[Α-Ωα-ω]/u],
  [/\p{Script=Cyrillic}/u, /[Ѐ-џҐґҒғҖҗҘҙҚқҠҡҢңҪҫҮүҰұҲҳҶҷҺһӘәӨө]/u],
  [/\p{Script=Hangul}/u, /[\u1100-\u1112\u1161-\u1175\u11a8-\u11c2]/u],
  [/\p{Script=Georgian}/u, /[ა-ჺჽ-ჿᲐ-Ჿ]/u],
  [/\p{Script=Malayalam}/u, /[^\u0d4e]/u],
]

/** Signs that count as letters, each with what it may follow. */
const AFTER: ReadonlyMap<string, RegExp> = new Map([
  ['々', /[\p{Script=Han}々]/u],
  ['〻', /\p{Script=Han}/u],
  ['ー', /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u],
  ...[...'ゝゞ'].map(sign => [sign, /[\p{Script=Hiragana}]/u] as const),
  ...[...'ヽヾ'].map(sign => [sign, /[\p{Script=Katakana}]/u] as const),
  ['ๆ', /[\p{Script=Thai}]/u],
  ['ໆ', /[\p{Script=Lao}]/u],
  ['ៗ', /[\p{Script=Khmer}]/u],
])

const ACCENT = /[\u0300-\u036f]/u
/** Tone marks of scholars. */
const RARE = /[\u302a-\u302f]|(?![々ー〻ゝゞヽヾๆໆៗ])\p{Lm}/u
/** Hangul syllables are taken apart by NFD: parts of them that stand alone are none. */
const JAMO = /(?=\p{Script=Hangul})[^가-힣]/u

const scriptsOf = (sign: string): readonly string[] =>
  [...SCRIPTS].flatMap(([name, has]) => (has.test(sign) ? [name] : []))

const isPlainLetter = (letter: string): boolean =>
  LETTERS.every(([of, letters]) => !of.test(letter) || letters.test(letter.normalize('NFD').charAt(0)))

/** A mark belongs to the script of the letter it stands on. */
const fits = (mark: string, letter: string): boolean =>
  scriptsOf(letter).some(name =>
    ACCENTED.includes(name) ? ACCENT.test(mark) : SCRIPTS.get(name)?.test(mark),
  )

function stands(sign: string, before: string, letter: string): boolean {
  const after = AFTER.get(sign)
  if (after) return after.test(before)
  return !/\p{M}/u.test(sign) || (/[\p{L}\p{M}]/u.test(before) && fits(sign, letter))
}

/** Of scripts that go together, of letters in use, with every mark where it belongs. */
export function isWellWritten(name: string): boolean {
  if (RARE.test(name) || JAMO.test(name)) return false
  let [before, letter] = ['', '']
  for (const sign of name) {
    if (/\p{L}/u.test(sign) && !isPlainLetter(sign)) return false
    if (!stands(sign, before, letter)) return false
    before = sign
    if (/\p{L}/u.test(sign)) letter = sign
  }
  const signs = [...name].filter(
    sign => /[\p{L}\p{N}\p{M}]/u.test(sign) && !/[0-9]|[\u0300-\u036f]/u.test(sign),
  )
  const scripts = signs.map(scriptsOf)
  return TOGETHER.some(set => scripts.every(each => each.some(one => set.includes(one))))
}

/** Something to read: not only dots, and not only the raised letters of ordinal numbers. */
export const hasLetter = (typed: string): boolean =>
  /(?![\u0b83\u0e2f])[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u.test(typed.replace(/[ªº]/g, '').normalize('NFKC'))
