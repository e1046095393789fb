import type { Paint } from '@ludoteca/terminal-kit/paint.ts'
import { padEnd, width, wrap } from '@ludoteca/terminal-kit/width.ts'
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
    if (cells.length > 0) out.push(...tableLines(cells, paint, columns))
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

const GAP = '  '
const LEAST_COLUMN = 16

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => cell.trim())

/** The last column goes on below itself where a table is wider than the terminal. */
function tableLines(rows: readonly string[][], paint: Paint, columns: number): string[] {
  const shown = rows.map(row => row.map(cell => inline(cell, paint)))
  const widths = (shown[0] ?? []).map((_, i) => Math.max(...shown.map(row => width(row[i] ?? ''))))
  const before = widths.slice(0, -1).reduce((total, each) => total + each + GAP.length, 0)
  const room = Math.max(LEAST_COLUMN, columns - before)
  const lines = (row: readonly string[]): string[] => {
    const start = row.slice(0, -1).map((cell, i) => padEnd(cell, widths[i] ?? 0) + GAP)
    const [first = '', ...others] = wrap(row.at(-1) ?? '', room)
    return [start.join('') + first, ...others.map(text => ' '.repeat(before) + text)].map(text =>
      text.trimEnd(),
    )
  }
  const [head = [], ...rest] = shown.map(lines)
  const rule = widths.map((each, i) => '─'.repeat(i === widths.length - 1 ? Math.min(each, room) : each))
  return [...head, rule.join(GAP), ...rest.flat()]
}

const inline = (text: string, paint: Paint): string =>
  text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, (_, strong: string) => paint('bold', strong))
    .replace(/(?<![\w*])[*_]([^*_]+)[*_](?![\w*])/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
