/** The little Markdown our rulebooks are written in, as data. No HTML ever comes out of it. */

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'em'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  /** A name with the piece drawn before it: see `PieceFinder`. The book itself knows none. */
  | { readonly kind: 'piece'; readonly piece: string; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly inlines: readonly Inline[] }

export type Block =
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'quote'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] }

type Cell = readonly Inline[]

export interface Item {
  readonly inlines: readonly Inline[]
  readonly sublist: (Block & { kind: 'list' }) | null
}

export interface RuleSection {
  readonly id: string
  readonly level: number
  readonly title: string
  readonly blocks: readonly Block[]
  /** Everything in it as plain text, for searching. */
  readonly plain: string
}

/** A list of links into the book itself: the page has its own table of contents. */
export const isContents = (section: RuleSection): boolean =>
  section.blocks.length > 0 &&
  section.blocks.every(
    block =>
      block.kind === 'list' &&
      block.items.every(({ inlines: [first] }) => first?.kind === 'link' && first.href.startsWith('#')),
  )

const INLINE =
  /\*\*(?<strong>.+?)\*\*|(?<![\w*])[*_](?<em>[^*_]+)[*_](?![\w*])|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/

export function inlines(text: string): Inline[] {
  const found = INLINE.exec(text)
  if (!found?.groups) return text ? [{ kind: 'text', text }] : []
  const { strong, em, code, label, href } = found.groups
  const before = text.slice(0, found.index)
  const middle: Inline = strong
    ? { kind: 'strong', inlines: inlines(strong) }
    : em
      ? { kind: 'em', inlines: inlines(em) }
      : code
        ? { kind: 'code', text: code }
        : { kind: 'link', href: href ?? '', inlines: inlines(label ?? '') }
  return [
    ...(before ? [{ kind: 'text', text: before } as const] : []),
    middle,
    ...inlines(text.slice(found.index + found[0].length)),
  ]
}

const HEADING = /^(?<hashes>#{1,6})\s+(?<title>.*?)(?:\s*\{#(?<id>[\w-]+)\})?\s*$/
const BULLET = /^(?<indent>\s*)(?<mark>[-*]|\d+[.)])\s+(?<text>.*)$/

const slug = (title: string, index: number): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || `section-${index}`

/** Cuts a rulebook at its headings. */
export function sectionsOf(markdown: string): RuleSection[] {
  const sections: { id: string; level: number; title: string; lines: string[] }[] = []
  for (const line of markdown.replaceAll('\r\n', '\n').split('\n')) {
    const heading = HEADING.exec(line)?.groups
    if (heading) {
      const { hashes, title, id } = heading
      sections.push({
        id: id ?? slug(title ?? '', sections.length),
        level: hashes?.length ?? 1,
        title: title ?? '',
        lines: [],
      })
    } else {
      sections.at(-1)?.lines.push(line)
    }
  }
  return sections.map(({ lines, ...section }) => ({
    ...section,
    blocks: blocksOf(lines),
    plain: [section.title, ...lines].join('\n'),
  }))
}

export function blocksOf(lines: readonly string[]): Block[] {
  const chunks: string[][] = []
  let kind = ''
  for (const line of lines) {
    const next = kindOf(line, kind)
    if (next === '') kind = ''
    else if (next === kind) chunks.at(-1)?.push(line)
    else {
      chunks.push([line])
      kind = next
    }
  }
  return chunks.map(blockOf)
}

function kindOf(line: string, before: string): string {
  if (line.trim() === '') return ''
  if (line.startsWith('|')) return 'table'
  if (line.startsWith('>')) return 'quote'
  if (BULLET.test(line) || (before === 'list' && /^\s/.test(line))) return 'list'
  return 'paragraph'
}

function blockOf(lines: readonly string[]): Block {
  const first = lines[0] ?? ''
  if (first.startsWith('|')) return tableOf(lines)
  if (first.startsWith('>')) {
    return { kind: 'quote', inlines: inlines(lines.map(line => line.replace(/^>\s?/, '')).join(' ')) }
  }
  if (BULLET.test(first)) return listOf(lines)
  return { kind: 'paragraph', inlines: inlines(joined(lines)) }
}

/** Lines of one paragraph; between Chinese characters a line break is no space. */
const joined = (lines: readonly string[]): string =>
  lines
    .map(line => line.trim())
    .reduce((text, line) => (/[\u3000-\u9fff\uff00-\uffef]$/.test(text) ? text + line : `${text} ${line}`))

function tableOf(lines: readonly string[]): Block {
  const cells = (line: string): Cell[] =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map(cell => inlines(cell.trim()))
  const [head, , ...rows] = lines
  return { kind: 'table', head: cells(head ?? ''), rows: rows.map(cells) }
}

function listOf(lines: readonly string[]): Block & { kind: 'list' } {
  const base = BULLET.exec(lines[0] ?? '')?.groups
  const depth = base?.indent?.length ?? 0
  const items: { text: string[]; nested: string[] }[] = []
  for (const line of lines) {
    const bullet = BULLET.exec(line)?.groups
    const item = items.at(-1)
    if (bullet && (bullet.indent?.length ?? 0) <= depth) items.push({ text: [bullet.text ?? ''], nested: [] })
    else if (item && (bullet || item.nested.length > 0)) item.nested.push(line)
    else item?.text.push(line)
  }
  return {
    kind: 'list',
    ordered: /\d/.test(base?.mark ?? ''),
    items: items.map(({ text, nested }) => ({
      inlines: inlines(joined(text)),
      sublist: nested.length > 0 ? listOf(nested) : null,
    })),
  }
}
