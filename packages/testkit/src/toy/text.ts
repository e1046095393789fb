import { fill, type GameText, type Lang } from '@ludoteca/engine'
import type { ToyAction, ToyEvent } from './actions.ts'
import { suit, type ToyState, UNKNOWN, value } from './state.ts'

type ToyText = GameText<ToyState, ToyAction, ToyEvent>

const EN_SUITS = ['sun', 'moon', 'star', 'rain']
const ZH_SUITS = ['日', '月', '星', '雨']
const enCard = (card: number) => (card === UNKNOWN ? 'a card' : `${EN_SUITS[suit(card)]} ${value(card)}`)
const zhCard = (card: number) => (card === UNKNOWN ? '一张牌' : `${ZH_SUITS[suit(card)]} ${value(card)}`)

const enRefusal: Record<string, string> = {
  finished: 'The game is over.',
  'draw-next': 'You have placed or tossed a card; now draw one.',
  'place-first': 'First place or toss a card.',
  'bag-empty': 'The bag is empty.',
  'not-in-pool': 'This card is not in the pool.',
  'not-yours': 'You do not have this card.',
  'must-rise': 'Your stairs reach {top}; the next card must be higher.',
}
const zhRefusal: Record<string, string> = {
  finished: '游戏已经结束。',
  'draw-next': '你已经打出或弃掉一张牌，现在要摸一张。',
  'place-first': '先打出或弃掉一张牌。',
  'bag-empty': '袋子已经空了。',
  'not-in-pool': '公共牌区里没有这张牌。',
  'not-yours': '你没有这张牌。',
  'must-rise': '你的阶梯已到 {top}，下一张必须更大。',
}

const en: ToyText = {
  lang: 'en',
  name: 'Stairs',
  tagline: 'Build upwards, card by card.',
  options: {
    rules: {
      name: 'Length',
      explain: 'How long a game takes.',
      values: { short: { name: 'Short' }, long: { name: 'Long' } },
    },
    hand: {
      name: 'Hand',
      explain: 'How many cards everybody starts with.',
      values: { 3: { name: 'Three' }, 4: { name: 'Four' } },
    },
    pool: {
      name: 'Pool',
      explain: 'Whether open cards lie on the table.',
      values: { on: { name: 'With' }, off: { name: 'Without' } },
    },
  },
  prompt: s => (s.step === 'place' ? 'Place or toss a card' : 'Draw from the bag or take from the pool'),
  action: a => {
    if (a.type === 'draw') return 'Draw from the bag'
    const card = enCard(a.card)
    return a.type === 'place' ? `Place ${card}` : a.type === 'toss' ? `Toss ${card}` : `Take ${card}`
  },
  event: (e, who) => {
    if (e.type === 'ended') return 'The game ends'
    const verb = { placed: 'places', tossed: 'tosses', took: 'takes', drew: 'draws' }[e.type]
    return `${who(e.seat)} ${verb} ${enCard(e.card)}`
  },
  refusal: r => fill(enRefusal[r.rule] ?? '', r.params),
  part: () => 'Stairs',
}

const zh: ToyText = {
  lang: 'zh',
  name: '阶梯',
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
    const card = zhCard(a.card)
    return a.type === 'place' ? `打出${card}` : a.type === 'toss' ? `弃掉${card}` : `拿取${card}`
  },
  event: (e, who) => {
    if (e.type === 'ended') return '游戏结束'
    const verb = { placed: '打出', tossed: '弃掉', took: '拿取', drew: '摸到' }[e.type]
    return `${who(e.seat)}${verb}${zhCard(e.card)}`
  },
  refusal: r => fill(zhRefusal[r.rule] ?? '', r.params),
  part: () => '阶梯',
}

export const toyText: Readonly<Record<Lang, ToyText>> = { en, zh }

const rulebook = (texts: Record<string, string>): string =>
  Object.entries(texts)
    .map(([rule, sentence]) => `## ${sentence} {#${rule}}\n`)
    .join('\n')

export const toyRulebook: Readonly<Record<Lang, string>> = {
  en: rulebook(enRefusal),
  zh: rulebook(zhRefusal),
}
