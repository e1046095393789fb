import type { GameTitle, Lang } from '@ludoteca/engine'

export const titles: Readonly<Record<Lang, GameTitle>> = {
  en: {
    name: 'Tigris & Euphrates',
    line: 'Kingdoms meet, leaders fall. Your weakest sphere is your score.',
    facts: '2–4 players · 90 minutes',
    strategy: 'Monuments and wars',
  },
  zh: {
    name: '两河流域',
    line: '王国相接，领袖起落。最弱的一项，就是你的得分。',
    facts: '2–4 人 · 90 分钟',
    strategy: '纪念碑与战争',
  },
}
