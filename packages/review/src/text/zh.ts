import type { ReviewText } from './text.ts'

export const zh: ReviewText = {
  classes: { good: '好棋', inaccuracy: '小失误', mistake: '失误', blunder: '大失误' },
  counts: {
    good: '好棋：{n}',
    inaccuracy: '小失误：{n}',
    mistake: '失误：{n}',
    blunder: '大失误：{n}',
  },
  account: {
    start: '开局胜率',
    luck: '运气',
    own: '自己的损失',
    others: '别人的选择带来的',
    unforeseen: '未能预见的',
    final: '结果',
    adjusted: '去掉运气的结果',
  },
  accuracy: '准确度',
  lossPerDecision: '每次决定的损失',
  decisions: '决定次数',
  made: '{who}：{made}',
  better: '更好的选择：{best}',
  cost: '胜率因此少了 {loss}。',
  helped: '{who}的胜率因此多了 {gain}。',
  why: '{who}该这样选的理由：{reason}',
  instead: '当时那样选的好处：{reason}',
  noMoments: '没有哪个选择造成值得一提的损失。',
}
