export type Colour = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan'

/** Colours a text, or leaves it as it is where colours are not wanted. */
export type Paint = (colour: Colour, text: string) => string

const CODES: Readonly<Record<Colour, readonly [number, number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  cyan: [36, 39],
}

export const plain: Paint = (_, text) => text

export const ansi: Paint = (colour, text) => {
  const [on, off] = CODES[colour]
  return text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`
}

/** See no-color.org and force-color.org. */
export function paintFor(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): Paint {
  if (env.NO_COLOR) return plain
  if (env.FORCE_COLOR && env.FORCE_COLOR !== '0') return ansi
  return isTerminal && env.TERM !== 'dumb' ? ansi : plain
}
