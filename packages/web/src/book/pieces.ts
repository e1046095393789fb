import type { BookPiece } from '@ludoteca/page-kit/board/contract.ts'
import type { Block, Inline, Item, RuleSection } from './markdown.ts'

const LATIN = /^[\p{Script=Latin}\s’'-]+$/u
const LETTER = /\p{L}/u

/** A name as it is looked for: its beginning in small letters, and how it may go on. */
interface Term {
  readonly key: string
  readonly stem: string
  /** Null where a name is found wherever it is written, as in Chinese; words in Latin letters stand alone. */
  readonly ending: RegExp | null
}

function termOf(name: string, key: string): Term {
  const small = name.toLowerCase()
  if (!LATIN.test(name)) return { key, stem: small, ending: null }
  if (small.endsWith('y')) return { key, stem: small.slice(0, -1), ending: /(?:y|ies)(?!\p{L})/uy }
  return { key, stem: small.replace(/(?<=[^s])s$/, ''), ending: /(?:e?s)?(?!\p{L})/uy }
}

interface Hit {
  readonly key: string
  readonly at: number
  readonly text: string
}

/** Finds the names of pieces in a text; a longer name is not taken for a shorter one within it. */
export class PieceFinder {
  readonly #terms: readonly Term[]

  constructor(pieces: readonly BookPiece[]) {
    this.#terms = pieces
      .flatMap((piece, key) => piece.terms.map(name => ({ name, key: String(key) })))
      .sort((a, b) => b.name.length - a.name.length)
      .map(({ name, key }) => termOf(name, key))
  }

  /** The section with a mark before the first mention of each piece in it, and the piece its title names. */
  mark(section: RuleSection): MarkedSection {
    const [only] = this.#hits(section.title)
    const piece = only?.text === section.title ? only.key : null
    const seen = new Set(piece === null ? [] : [piece])
    return { ...section, piece, blocks: section.blocks.map(each => this.#block(each, seen)) }
  }

  #block(block: Block, seen: Set<string>): Block {
    switch (block.kind) {
      case 'list':
        return this.#list(block, seen)
      case 'table':
        return {
          ...block,
          head: block.head.map(cell => this.#inlines(cell, seen)),
          rows: block.rows.map(row => row.map(cell => this.#inlines(cell, seen))),
        }
      default:
        return { ...block, inlines: this.#inlines(block.inlines, seen) }
    }
  }

  #list(list: Block & { kind: 'list' }, seen: Set<string>): Block & { kind: 'list' } {
    const item = ({ inlines, sublist }: Item): Item => ({
      inlines: this.#inlines(inlines, seen),
      sublist: sublist && this.#list(sublist, seen),
    })
    return { ...list, items: list.items.map(item) }
  }

  #inlines(inlines: readonly Inline[], seen: Set<string>): Inline[] {
    return inlines.flatMap(inline => {
      if (inline.kind === 'text') return this.#text(inline.text, seen)
      // Pictures within links would be pressed for what they show.
      if (inline.kind === 'strong' || inline.kind === 'em')
        return [{ ...inline, inlines: this.#inlines(inline.inlines, seen) }]
      return [inline]
    })
  }

  #text(text: string, seen: Set<string>): Inline[] {
    const parts: Inline[] = []
    let from = 0
    const upTo = (at: number) => {
      if (at > from) parts.push({ kind: 'text', text: text.slice(from, at) })
      from = at
    }
    for (const { key, at, text: name } of this.#hits(text)) {
      if (seen.has(key)) continue
      seen.add(key)
      upTo(at)
      parts.push({ kind: 'piece', piece: key, text: name })
      from += name.length
    }
    upTo(text.length)
    return parts
  }

  #hits(text: string): Hit[] {
    const small = text.toLowerCase()
    const hits: Hit[] = []
    for (const { key, stem, ending } of this.#terms) {
      for (let at = small.indexOf(stem); at >= 0; at = small.indexOf(stem, at + 1)) {
        const end = endOf(small, at, at + stem.length, ending)
        if (end === null || hits.some(hit => at < hit.at + hit.text.length && hit.at < end)) continue
        hits.push({ key, at, text: text.slice(at, end) })
      }
    }
    return hits.sort((a, b) => a.at - b.at)
  }
}

/** Where a name ends that begins so; null where it is but a part of another word. */
function endOf(text: string, at: number, stemEnd: number, ending: RegExp | null): number | null {
  if (!ending) return stemEnd
  if (LETTER.test(text[at - 1] ?? '')) return null
  ending.lastIndex = stemEnd
  return ending.test(text) ? ending.lastIndex : null
}

export interface MarkedSection extends RuleSection {
  /** The piece that the title names. */
  readonly piece: string | null
}
