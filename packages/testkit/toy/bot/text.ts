import type { ReasonText } from '@ludoteca/bot-kit/knowledge.ts'
import type { Lang } from '@ludoteca/engine'

/** What advice says in favour of a choice. */
export const reasons: Readonly<Record<Lang, ReasonText>> = {
  en: {
    gains: {
      stairs: 'It makes your stairs higher.',
      room: 'It leaves room for more steps.',
      cards: 'It brings a card.',
    },
    kept: { room: 'It leaves room for more steps.' },
  },
  zh: {
    gains: { stairs: '你的阶梯会更高。', room: '给后面的台阶留余地。', cards: '多得一张牌。' },
    kept: { room: '给后面的台阶留余地。' },
  },
}
