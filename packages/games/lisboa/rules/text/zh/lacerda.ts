import type { Who } from '@ludoteca/engine'
import { helperUp } from '../../data/lacerda.ts'
import type { LacerdaEvent, LacerdaReason } from '../../events.ts'
import type { The } from '../lookup.ts'
import { the, wigs } from './effects.ts'

/** 拉塞尔达做什么、为什么：按他的规则一步步说明。 */
export function lacerdaText(e: LacerdaEvent, who: Who, the: The): string {
  const name = who(e.seat)
  switch (e.type) {
    case 'lacerda-called':
      return `${name}去见${the.kind(e.noble)}，因为侍臣站在那里；助手在${the.kind(e.deck)}牌堆旁，所以先做${helperUp(e.deck) ? '上方' : '下方'}的国家行动：${the.stateAction(e.action)}`
    case 'lacerda-decided':
      return `${name}${REASONS[e.why](e.n ?? 0, e.other ?? 0)}`
    case 'lacerda-skipped':
      return skipped(e, name)
    case 'clergy-removed':
      return `${name}移除主教前方的${e.tile < 0 ? '一块教士牌片' : `“${the.clergy(e.tile)}”`}`
    case 'building-set':
      return `${name}在${the.spot(e.spot)}建成${the.building(e.building)}`
    case 'helper-moved':
      return `${name}的助手移到${the.kind(e.deck)}牌堆旁`
    case 'courtier-moved':
      return `${name}的侍臣移到${the.kind(e.noble)}处，下一次拜访去那里`
  }
}

const REASONS: Readonly<Record<LacerdaReason, (n: number, other: number) => string>> = {
  recruit: () => '往自己官员最少的办公室派官员，相同时从左边开始',
  plan: n => `拿官员数较多的蓝图，因为上面是 ${n} 名官员`,
  'plan-equal': n => `拿蓝色蓝图，因为两张都是 ${n} 名官员`,
  ship: () => '免费拿最上面的船',
  produce: () => '按自己的商店生产，价格下跌，货物不留下',
  cardinal: () => '让主教走两格，移除他前方的教士牌片，得到背面的假发',
  favor: () => '从左边起，拿第一个自己没有的皇家青睐',
  store: n => `在此刻收益最高的空地建店，因为那里得 ${wigs(n)}`,
  'store-tie': n => `在收益最高的几块空地中选最北、再最西的一块，因为它们都得 ${wigs(n)}`,
  decree: () => '拿最左边的两张法令',
  open: (n, other) => `建对自己最有利的公共建筑，因为自己得 ${wigs(n)}，对手得 ${wigs(other)}`,
  'open-tie': (n, other) =>
    `从西D 起顺时针选第一个位置，因为几处差距相同：自己得 ${wigs(n)}，对手得 ${wigs(other)}`,
}

function skipped(e: Extract<LacerdaEvent, { type: 'lacerda-skipped' }>, name: string): string {
  if (e.what === 'state') return `${name}跳过${the.stateAction(e.action ?? 0)}，因为现在做不到`
  const noble = e.noble ?? 0
  if (e.what === 'noble') return `${name}跳过${the.nobleAction(noble)}，因为现在做不到`
  return e.why === 'price'
    ? `${name}不跟随拜访${the.kind(noble)}，因为付不起费用`
    : `${name}不跟随拜访${the.kind(noble)}，因为贵族行动现在做不到`
}
