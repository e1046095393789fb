/**
 * A rules text of the player's own, in line markup. The first letter of a line says what follows:
 *
 *     H  opens the page          S  heading        A  closes a block
 *     G  text                    O  emphasis
 *
 * An `E` right after the letter ends the line; text without it runs on in the next line of the file.
 * A line that begins with no Latin letter continues the text before it.
 */
interface Run {
  readonly text: string
  readonly strong: boolean
}

export type OwnBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'line'; readonly runs: readonly Run[] }
  | { readonly kind: 'gap' }

export type OwnProblem = {
  readonly line: number
  readonly reason: 'empty' | 'start' | 'letter' | 'binary' | 'long' | 'nothing'
  readonly found: string
}

type OwnRead =
  | { readonly ok: true; readonly blocks: readonly OwnBlock[] }
  | { readonly ok: false; readonly problem: OwnProblem }

export const MOST_KB = 512

// biome-ignore lint/suspicious/noControlCharactersInRegex: this is how a file that is no text is found out
const BINARY = /[\u0000-\u0008\u000E-\u001F\uFFFD]/

export function readOwnRules(text: string): OwnRead {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split('\n')
  while (lines.at(-1)?.trim() === '') lines.pop()
  const bad = (reason: OwnProblem['reason'], line = 1, found = ''): OwnRead => ({
    ok: false,
    problem: { line, reason, found },
  })
  if (lines.length === 0) return bad('empty')
  if (text.length > MOST_KB * 1024) return bad('long')
  const binary = lines.findIndex(line => BINARY.test(line))
  if (binary >= 0) return bad('binary', binary + 1)
  if (!/^H\s*$/.test(lines[0] ?? '')) return bad('start', 1)
  const strange = lines.findIndex((line, i) => !belongs(line, lines[i - 1] ?? ''))
  if (strange >= 0) return bad('letter', strange + 1, [...(lines[strange] ?? '')][0] ?? '')
  const blocks = arrange(unwrapped(lines))
  return blocks.some(block => block.kind !== 'gap') ? { ok: true, blocks } : bad('nothing', lines.length)
}

const belongs = (line: string, before: string): boolean =>
  /^[HSGOA]/.test(line) || line.trim() === '' || (!/^[A-Za-z]/.test(line) && !/^[HA]/.test(before))

/** Joins continued lines to the one they belong to. */
function unwrapped(lines: readonly string[]): string[] {
  const whole: string[] = []
  for (const line of lines) {
    if (/^[A-Z]/.test(line)) whole.push(line)
    else whole.push(`${whole.pop() ?? ''}${line}`)
  }
  return whole
}

function arrange(lines: readonly string[]): OwnBlock[] {
  const blocks: OwnBlock[] = []
  let runs: Run[] = []
  const endLine = () => {
    if (runs.length > 0) blocks.push({ kind: 'line', runs })
    runs = []
  }
  for (const line of lines) {
    const ends = line[1] === 'E'
    const text = line.slice(ends ? 2 : 1)
    if (line[0] === 'S') {
      endLine()
      if (text.trim()) blocks.push({ kind: 'heading', text: text.trim() })
    } else if (line[0] === 'G' || line[0] === 'O') {
      if (text) runs.push({ text, strong: line[0] === 'O' })
      if (ends) endLine()
    } else if (line[0] === 'A') {
      endLine()
      if (blocks.at(-1)?.kind !== 'gap') blocks.push({ kind: 'gap' })
    }
  }
  endLine()
  return blocks
}
