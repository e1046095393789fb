import { encode } from 'uqr'

/** Cameras need some light around the code. */
const MARGIN = 2
/** By whether the upper and the lower half are light. */
const HALVES = [' ', '▄', '▀', '█'] as const
const LIGHT_ON_BLACK = '\x1b[97;40m'
const PLAIN = '\x1b[0m'

/** A QR code in lines of a terminal, two rows of it in each; `coloured` makes sure that light is light. */
export function drawCode(text: string, coloured: boolean): readonly string[] {
  const { data, size } = encode(text, { border: MARGIN })
  const isLight = (x: number, y: number): boolean => !data[y]?.[x]
  const lines: string[] = []
  for (let y = 0; y < size; y += 2) {
    const line = Array.from({ length: size }, (_, x) => {
      const lower = y + 1 < size && isLight(x, y + 1)
      return HALVES[Number(isLight(x, y)) * 2 + Number(lower)]
    }).join('')
    lines.push(coloured ? `${LIGHT_ON_BLACK}${line}${PLAIN}` : line)
  }
  return lines
}
