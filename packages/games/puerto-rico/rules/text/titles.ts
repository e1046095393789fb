import type { GameTitle, Lang } from '@ludoteca/engine'

export const titles: Readonly<Record<Lang, GameTitle>> = {
  en: {
    name: 'Puerto Rico',
    line: 'Plant, build, ship. Every role you take helps the others too.',
    facts: '2–5 players · 90 minutes',
    strategy: 'Large buildings and shipping',
  },
  zh: {
    name: '波多黎各',
    line: '种植、建造、装船。你选的每个角色，也会让别人沾光。',
    facts: '2–5 人 · 90 分钟',
    strategy: '大型建筑与装船',
  },
}
