import { rulebook } from './rules/rulebook/index.ts'
import { text } from './rules/text/index.ts'
import { titles } from './rules/text/titles.ts'

/** What the game brings. Each part is loaded when it is first needed. */
export const parts = {
  id: 'toy',
  place: 9,
  titles,
  rules: async () => (await import('./rules/index.ts')).toy,
  text,
  rulebook,
  page: () => import('@ludoteca/toy/page'),
  cover: () => import('@ludoteca/toy/cover'),
  bot: async () => (await import('./bot/index.ts')).bot,
  terminal: async () => (await import('@ludoteca/toy/terminal')).terminal,
}
