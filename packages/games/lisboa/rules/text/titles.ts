import type { GameTitle, Lang } from '@ludoteca/engine'

export const titles: Readonly<Record<Lang, GameTitle>> = {
  en: {
    name: 'Lisboa',
    line: 'Rebuild a city from its rubble, between court and treasury.',
    facts: '1–4 players · 120 minutes',
    alone: 'Alone against Lacerda',
    strategy: 'Treasury and decrees',
  },
  zh: {
    name: '里斯本',
    line: '周旋于宫廷与国库之间，在废墟上重建一座城。',
    facts: '1–4 人 · 120 分钟',
    alone: '独自挑战拉塞尔达',
    strategy: '财政与法令',
  },
}
