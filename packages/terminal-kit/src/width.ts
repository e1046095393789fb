/** How many columns text takes in a terminal: Chinese characters take two, colour codes none. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what starts a colour code
const CODES = /\u001b\[[0-9;]*m/g
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u
const NONE = /[\p{Mn}\p{Me}\u200b-\u200f]/u

const charWidth = (char: string): number => (NONE.test(char) ? 0 : WIDE.test(char) ? 2 : 1)

export function width(text: string): number {
  let columns = 0
  for (const char of text.replace(CODES, '')) columns += charWidth(char)
  return columns
}

export const padEnd = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - width(text)))

export const padStart = (text: string, columns: number): string =>
  ' '.repeat(Math.max(0, columns - width(text))) + text

/** Cuts plain text (without colour codes) to fit, marking the cut. */
export function cut(text: string, columns: number): string {
  if (width(text) <= columns) return text
  let kept = ''
  for (const char of text) {
    if (width(kept) + charWidth(char) > columns - 1) break
    kept += char
  }
  return `${kept}…`
}

/** What must not stand at the start of a line, and what must not stand at its end. */
const CLOSING = /[，。、；：！？）］》」』”’…]/u
const OPENING = /[（［《「『“‘]/u

/** Breaks a paragraph into lines: between words, and between Chinese characters. */
export function wrap(text: string, columns: number, indent = ''): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces(text)) {
    const fits = width(indent) + width(line) + width(piece.trimEnd()) <= columns
    if (line !== '' && !fits) {
      lines.push(indent + line.trimEnd())
      line = ''
    }
    line += line === '' ? piece.trimStart() : piece
  }
  if (line.trim() !== '') lines.push(indent + line.trimEnd())
  return lines
}

/** A paragraph behind something short: what does not fit goes on under its first word. */
export function hang(lead: string, text: string, columns: number): string[] {
  const indent = ' '.repeat(width(lead))
  return wrap(text, columns, indent).map((line, i) => (i === 0 ? lead + line.slice(indent.length) : line))
}

/** What stays together: words with their spaces, Chinese characters with their punctuation. */
function pieces(text: string): string[] {
  const found: string[] = []
  let piece = ''
  let last = ''
  const close = (): void => {
    if (piece !== '') found.push(piece)
    piece = ''
  }
  for (const char of text) {
    if (char === ' ') {
      piece += char
      close()
    } else {
      const apart = WIDE.test(char) || WIDE.test(last)
      if (apart && !CLOSING.test(char) && !OPENING.test(last)) close()
      piece += char
    }
    last = char
  }
  close()
  return found
}
