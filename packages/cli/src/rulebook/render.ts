import type { Paint } from '../terminal/paint.ts'
import { padEnd, width, wrap } from '../terminal/width.ts'
import type { Section } from './rulebook.ts'

/** A section of the rulebook as terminal lines. */
export function renderSection(section: Section, paint: Paint, columns: number): string[] {
  const title = section.level <= 2 ? section.title : `${'·'.repeat(section.level - 2)} ${section.title}`
  const rule = section.level <= 2 ? ['─'.repeat(Math.min(width(title), columns))] : []
  return [paint('bold', title), ...rule, ...body(section.lines, paint, columns), '']
}

function body(lines: readonly string[], paint: Paint, columns: number): string[] {
  const out: string[] = []
  let paragraph: string[] = []
  let cells: string[][] = []
  const flush = () => {
    if (paragraph.length > 0) out.push(...paragraphLines(paragraph.reduce(join), paint, columns))
    if (cells.length > 0) out.push(...tableLines(cells, paint))
    paragraph = []
    cells = []
  }
  for (const line of lines) {
    if (/^\s*\|/.test(line)) {
      if (paragraph.length > 0) flush()
      if (!/^\s*\|[\s:|-]+\|?\s*$/.test(line)) cells.push(cellsOf(line))
    } else if (line.trim() === '') {
      flush()
      if (out.length > 0 && out.at(-1) !== '') out.push('')
    } else if (/^\s*([-*]|\d+\.)\s/.test(line)) {
      flush()
      paragraph = [line]
    } else {
      if (cells.length > 0) flush()
      paragraph.push(paragraph.length > 0 ? line.trim() : line)
    }
  }
  flush()
  while (out.at(-1) === '') out.pop()
  return out
}

/** Chinese lines are joined without a space. */
const join = (text: string, line: string): string =>
  width(text.slice(-1)) === 2 && width(line.slice(0, 1)) === 2 ? text + line : `${text} ${line}`

function paragraphLines(text: string, paint: Paint, columns: number): string[] {
  const item = /^(\s*)([-*]|\d+\.)\s+(.*)$/.exec(text)
  if (!item) return wrap(inline(text, paint), columns)
  const bullet = /\d/.test(item[2] ?? '') ? `${item[2]} ` : '• '
  const hang = ' '.repeat((item[1]?.length ?? 0) + width(bullet))
  const lines = wrap(inline(item[3] ?? '', paint), columns, hang)
  const [first = hang, ...others] = lines
  return [`${item[1]}${bullet}${first.slice(hang.length)}`, ...others]
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => cell.trim())

function tableLines(rows: readonly string[][], paint: Paint): string[] {
  const shown = rows.map(row => row.map(cell => inline(cell, paint)))
  const widths = (shown[0] ?? []).map((_, i) => Math.max(...shown.map(row => width(row[i] ?? ''))))
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => padEnd(cell, widths[i] ?? 0))
      .join('  ')
      .trimEnd()
  const [head, ...rest] = shown.map(line)
  return [head ?? '', widths.map(columns => '─'.repeat(columns)).join('  '), ...rest]
}

const inline = (text: string, paint: Paint): string =>
  text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, (_, strong: string) => paint('bold', strong))
    .replace(/(?<![\w*])[*_]([^*_]+)[*_](?![\w*])/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
