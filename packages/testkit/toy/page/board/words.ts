import type { Lang } from '@ludoteca/engine'

interface Words {
  readonly bag: string
  readonly pool: string
  readonly hand: string
  readonly open: string
  readonly stairs: string
}

export const words: Readonly<Record<Lang, Words>> = {
  en: { bag: 'Bag', pool: 'Pool', hand: 'Hand', open: 'Open cards', stairs: 'Stairs' },
  zh: { bag: '袋子', pool: '公共牌区', hand: '手牌', open: '公开的牌', stairs: '阶梯' },
}
