import { fill, type GameText } from '@ludoteca/engine'
import type { ToyAction, ToyEvent } from '../actions.ts'
import type { ToyState } from '../state.ts'
import { cardName as cardNames } from './names.ts'
import { titles } from './titles.ts'

const cardName = cardNames.zh

const refusals: Record<string, string> = {
  finished: '游戏已经结束。',
  'draw-next': '你已经打出或弃掉一张牌，现在要摸一张。',
  'place-first': '先打出或弃掉一张牌。',
  'bag-empty': '袋子已经空了。',
  'not-in-pool': '公共牌区里没有这张牌。',
  'not-yours': '你没有这张牌。',
  'must-rise': '你的阶梯已到 {top}，下一张必须更大。',
}

export const zh: GameText<ToyState, ToyAction, ToyEvent> = {
  lang: 'zh',
  name: titles.zh.name,
  tagline: '一张一张，步步登高。',
  options: {
    rules: {
      name: '长度',
      explain: '一局游戏的长短。',
      values: { short: { name: '短局' }, long: { name: '长局' } },
    },
    hand: {
      name: '手牌',
      explain: '开局每人的手牌数。',
      values: { 3: { name: '三张' }, 4: { name: '四张' } },
    },
    pool: {
      name: '公共牌区',
      explain: '桌上是否有公开的牌。',
      values: { on: { name: '有' }, off: { name: '无' } },
    },
  },
  prompt: s => (s.step === 'place' ? '打出或弃掉一张牌' : '从袋中摸牌或拿一张公开的牌'),
  action: a => {
    if (a.type === 'draw') return '从袋中摸牌'
    const card = cardName(a.card)
    return a.type === 'place' ? `打出${card}` : a.type === 'toss' ? `弃掉${card}` : `拿取${card}`
  },
  event: (e, who) => {
    if (e.type === 'ended') return '游戏结束'
    const verb = { placed: '打出', tossed: '弃掉', took: '拿取', drew: '摸到' }[e.type]
    return `${who(e.seat)}${verb}${cardName(e.card)}`
  },
  refusal: r => fill(refusals[r.rule] ?? '', r.params),
  part: () => '阶梯',
}
