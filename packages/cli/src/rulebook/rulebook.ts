import { existsSync, readFileSync } from 'node:fs'
import type { Lang } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'

export interface Section {
  /** Anchor; refusals carry the same name. Empty when the heading has none. */
  readonly id: string
  readonly title: string
  /** 1 is the title of the book. */
  readonly level: number
  readonly lines: readonly string[]
}

/** Cuts a rulebook at its headings: `## Trading house {#house-full}`. */
export function sectionsOf(markdown: string): Section[] {
  const sections: (Section & { lines: string[] })[] = []
  for (const line of markdown.replaceAll('\r\n', '\n').split('\n')) {
    const heading = /^(#{1,6})\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$/.exec(line)
    if (heading) {
      sections.push({
        id: heading[3] ?? '',
        title: heading[2] ?? '',
        level: heading[1]?.length ?? 1,
        lines: [],
      })
    } else sections.at(-1)?.lines.push(line)
  }
  return sections
}

/** The section with this anchor; otherwise the first whose title contains the words. */
export function findSection(book: readonly Section[], words: string): Section | null {
  const wanted = words.trim().toLowerCase().replace(/^#/, '')
  return (
    book.find(section => section.id === wanted) ??
    book.find(section => section.title.toLowerCase().includes(wanted)) ??
    null
  )
}

/** A section and everything under it. */
export function withChildren(book: readonly Section[], section: Section): Section[] {
  const start = book.indexOf(section)
  const after = book.findIndex((each, i) => i > start && each.level <= section.level)
  return book.slice(start, after === -1 ? undefined : after)
}

/** The rulebook of a game; empty when there is none. */
export function readRulebook(gameId: string, lang: Lang): Section[] {
  const file = findGame(gameId)?.rulebook[lang]
  return file && existsSync(file) ? sectionsOf(readFileSync(file, 'utf8')) : []
}
