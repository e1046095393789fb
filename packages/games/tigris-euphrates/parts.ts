import { rulebook } from './rules/rulebook/index.ts'
import { text } from './rules/text/index.ts'
import { titles } from './rules/text/titles.ts'

/** What the game brings. Each part is loaded when it is first needed. */
export const parts = {
  id: 'tigris-euphrates',
  place: 2,
  titles,
  arranges: true,
  rules: async () => (await import('./rules/index.ts')).tigrisEuphrates,
  text,
  rulebook,
  page: () => import('@ludoteca/tigris-euphrates/page'),
  cover: () => import('@ludoteca/tigris-euphrates/cover'),
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
  deeds: async () => (await import('./deeds/index.ts')).deeds,
  openings: async () => (await import('./openings/index.ts')).openings,
  bot: async () => (await import('./bot/index.ts')).bot,
  terminal: async () => (await import('@ludoteca/tigris-euphrates/terminal')).terminal,
}
