import { fill } from '@ludoteca/engine'
import { padEnd, width, wrap } from './width.ts'

export const count = (text: string, n: number | string): string => fill(text, { n })

/** `1 game`, `2 games`: languages that do not care give both alike. */
export const counted = ({ one, many }: Readonly<Record<'one' | 'many', string>>, n: number): string =>
  fill(n === 1 ? one : many, { n })

const LABEL = 18
const GAP = '   '

/** A labelled line of parts; goes on below itself where the parts do not fit. */
export function labelled(label: string, parts: readonly string[], columns: number, indent = 0): string[] {
  let line = padEnd(' '.repeat(indent) + label, LABEL)
  const lines: string[] = []
  let gap = ''
  for (const part of parts.flatMap(each => wrap(each, columns - LABEL))) {
    if (gap !== '' && width(line) + width(gap) + width(part) > columns) {
      lines.push(line)
      line = ' '.repeat(LABEL)
      gap = ''
    }
    line += gap + part
    gap = GAP
  }
  return [...lines, line]
}

const ITEM_GAP = '  '

/** Items after each other; none is broken that fits into a line. */
export function flow(items: readonly string[], columns: number): string[] {
  const lines: string[] = []
  for (const item of items) {
    const line = lines.at(-1)
    const longer = line === undefined ? item : `${line}${ITEM_GAP}${item}`
    if (line !== undefined && width(longer) <= columns) lines[lines.length - 1] = longer
    else lines.push(...wrap(item, columns))
  }
  return lines
}

/** A labelled list with one entry under the other; long entries go on in the next line. */
export function listed(label: string, entries: readonly string[], columns: number, indent = 0): string[] {
  const lines = entries.flatMap(entry =>
    wrap(entry, columns - LABEL - GAP.length).map((line, i) => (i === 0 ? line : GAP + line)),
  )
  return lines.map((line, i) => padEnd(i === 0 ? ' '.repeat(indent) + label : '', LABEL) + line)
}
