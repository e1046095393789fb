import { rulebook } from './rules/rulebook/index.ts'
import { text } from './rules/text/index.ts'
import { titles } from './rules/text/titles.ts'

/** What the game brings. Each part is loaded when it is first needed. */
export const parts = {
  id: 'lisboa',
  place: 3,
  titles,
  rules: async () => (await import('./rules/index.ts')).lisboa,
  text,
  sample: async () => (await import('./rules/set/write.ts')).writeOurs(),
  rulebook,
  page: () => import('@ludoteca/lisboa/page'),
  cover: () => import('@ludoteca/lisboa/cover'),
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
  deeds: async () => (await import('./deeds/index.ts')).deeds,
  openings: async () => (await import('./openings/index.ts')).openings,
  bot: async () => (await import('./bot/index.ts')).bot,
  terminal: async () => (await import('@ludoteca/lisboa/terminal')).terminal,
}
