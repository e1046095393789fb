/** Endings that people add to make a password longer. */
const ENDINGS = ['', '1', '2', '7', '12', '11', '69', '123', '1234', '12345', '123456']

/** A word written with digits and signs that look like its letters; a one is an i or an l. */
const LIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const read = (text: string, one: string): string =>
  text.replace(/[013457@$!]/g, sign => (sign === '1' ? one : (LIKE[sign] ?? sign)))

const AROUND = /^[^\p{L}]+|[^\p{L}]+$/gu
const SIGNS_AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu
const BETWEEN = /[^\p{L}\p{N}@$!]/gu

/** One short piece again and again; a long one is as hard to guess as it is alone. */
const REPEATED = /^(.{1,12}?)\1+$/u
export const isRepeated = (plain: string): boolean =>
  REPEATED.test(plain) || REPEATED.test(plain.replace(BETWEEN, ''))

/** The words a password in small letters may have been made from: without what stands around them, and spelt out. */
export function stemsOf(plain: string): ReadonlySet<string> {
  const found = new Set([plain, plain.replace(SIGNS_AROUND, ''), plain.replace(BETWEEN, '')])
  for (const text of [...found]) {
    const word = text.replace(AROUND, '')
    for (const one of ['i', 'l']) {
      for (const each of [word, read(word, one), read(text, one)]) {
        found.add(each)
        found.add(each.replace(AROUND, ''))
      }
    }
  }
  for (const word of [...found]) found.add(REPEATED.exec(word)?.[1] ?? word)
  return new Set([...found].filter(word => word.length > 1))
}

/** A word as lists of common passwords have it: the shorter ones only with something behind them. */
export const withEndings = (stem: string): readonly string[] => [
  ...ENDINGS.map(ending => stem + ending),
  stem + stem,
]
