import type { Lang } from '@ludoteca/engine'
import { count, labelled } from '@ludoteca/terminal-kit/lines.ts'
import { plainWish, type Screen } from '@ludoteca/terminal-kit/screen.ts'
import { CARDS, cardName, type ToyAction, type ToyEvent, type ToyState, UNKNOWN } from '../rules/index.ts'

interface Words {
  readonly bag: string
  readonly pool: string
  readonly hand: string
  readonly held: string
  readonly open: string
  readonly stairs: string
  readonly none: string
}

const words: Readonly<Record<Lang, Words>> = {
  en: {
    bag: 'Bag {n}',
    pool: 'Pool',
    hand: 'Hand',
    held: '{n} cards',
    open: 'Open cards',
    stairs: 'Stairs',
    none: 'none',
  },
  zh: {
    bag: '袋中 {n}',
    pool: '公共牌区',
    hand: '手牌',
    held: '{n} 张',
    open: '公开的牌',
    stairs: '阶梯',
    none: '无',
  },
}

const ALL = Array.from({ length: CARDS }, (_, card) => [`place ${card}`, `toss ${card}`, `take ${card}`])

export const terminal: Screen<ToyState, ToyAction, ToyEvent> = {
  picture(view, { lang, who, paint, columns }) {
    const own = words[lang]
    const cards = (list: readonly number[]) =>
      list.length === 0
        ? [own.none]
        : list.includes(UNKNOWN)
          ? [count(own.held, list.length)]
          : list.map(cardName[lang])
    const row = (label: string, list: readonly number[]) => labelled(label, cards(list), columns, 2)
    return [
      [paint('bold', count(own.bag, view.bag.length))],
      labelled(own.pool, cards(view.pool), columns),
      ...view.hands.map((hand, seat) => [
        paint('bold', who(seat)),
        ...row(own.hand, hand),
        ...row(own.open, view.shown[seat] ?? []),
        ...row(own.stairs, view.stairs[seat] ?? []),
      ]),
    ]
  },
  about: () => [],
  wishes: () => ['draw', ...ALL.flat()].map(plainWish),
  rounds: s => Math.ceil((s.tossed.length + s.stairs.flat().length) / s.hands.length),
  ending: () => null,
}
