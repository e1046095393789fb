import type { GameTitle, Lang } from '@ludoteca/engine'

export const titles: Readonly<Record<Lang, GameTitle>> = {
  en: {
    name: 'Stairs',
    line: 'Build upwards, card by card.',
    facts: '2–4 players · 5 minutes',
  },
  zh: {
    name: '阶梯',
    line: '一张一张，步步登高。',
    facts: '2–4 人 · 5 分钟',
  },
}
