import type { Lang } from './lang.ts'

/** How words are joined: Chinese has signs of its own, as wide as its characters and without spaces. */
export interface Signs {
  /** "Wigs: 3" */
  named(label: string, value: string | number): string
  /** Things of one kind: "gold, books" */
  list(items: readonly string[]): string
  /** Parts of one sentence: "free plot, row A" */
  clauses(items: readonly string[]): string
  /** What holds lists itself: "2 gold, 1 book; 3 tools" */
  apart(items: readonly string[]): string
  /** Read out one after the other; what ends in a full stop of its own gets no second one. */
  sentences(items: readonly string[]): string
  /** Whole sentences, one after the other. */
  prose(items: readonly string[]): string
  /** "Great Ship (at sea)" */
  aside(what: string, more: string | number): string
}

const bare = (items: readonly string[]): string[] => items.map(item => item.replace(/[.。]$/u, ''))

export const SIGNS: Readonly<Record<Lang, Signs>> = {
  en: {
    named: (label, value) => `${label}: ${value}`,
    list: items => items.join(', '),
    clauses: items => items.join(', '),
    apart: items => items.join('; '),
    sentences: items => bare(items).join('. '),
    prose: items => items.join(' '),
    aside: (what, more) => `${what} (${more})`,
  },
  zh: {
    named: (label, value) => `${label}：${value}`,
    list: items => items.join('、'),
    clauses: items => items.join('，'),
    apart: items => items.join('；'),
    sentences: items => bare(items).join('。'),
    prose: items => items.join(''),
    aside: (what, more) => `${what}（${more}）`,
  },
}
