import { rulebook } from './rules/rulebook/index.ts'
import { text } from './rules/text/index.ts'
import { titles } from './rules/text/titles.ts'

/** What the game brings. Each part is loaded when it is first needed. */
export const parts = {
  id: 'puerto-rico',
  place: 1,
  titles,
  arranges: true,
  rules: async () => (await import('./rules/index.ts')).puertoRico,
  text,
  rulebook,
  page: () => import('@ludoteca/puerto-rico/page'),
  cover: () => import('@ludoteca/puerto-rico/cover'),
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
  deeds: async () => (await import('./deeds/index.ts')).deeds,
  openings: async () => (await import('./openings/index.ts')).openings,
  bot: async () => (await import('./bot/index.ts')).bot,
  terminal: async () => (await import('@ludoteca/puerto-rico/terminal')).terminal,
}
