import { padEnd, padStart, width } from '@ludoteca/terminal-kit/width.ts'

/** Columns under each other: the first to the left, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [head, ...rows]
  const widths = head.map((_, i) => Math.max(...all.map(row => width(row[i] ?? ''))))
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => (i === 0 ? padEnd(cell, widths[i] ?? 0) : padStart(cell, widths[i] ?? 0)))
      .join('  ')
      .trimEnd()
  return [line(head), widths.map(columns => '─'.repeat(columns)).join('  '), ...rows.map(line)]
}
