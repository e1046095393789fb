import type { Lang } from '@ludoteca/engine'
import { suit, UNKNOWN, value } from '../state.ts'

const EN = ['sun', 'moon', 'star', 'rain']
const ZH = ['日', '月', '星', '雨']

export const cardName: Readonly<Record<Lang, (card: number) => string>> = {
  en: card => (card === UNKNOWN ? 'a card' : `${EN[suit(card)]} ${value(card)}`),
  zh: card => (card === UNKNOWN ? '一张牌' : `${ZH[suit(card)]} ${value(card)}`),
}
