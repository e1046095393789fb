import type { Decree } from '../../data/decrees.ts'
import type { Count, DecreeFormula } from '../../data/effects.ts'
import { ROWS, SIDES } from '../../data/terms.ts'
import { at } from '../lookup.ts'
import { the, wigs } from './effects.ts'

/** 法令所数之物：量词与名称，如“家”“你的金子商店”。 */
function counted(count: Count): readonly [string, string] {
  switch (count.of) {
    case 'stores':
      return ['家', '你的商店']
    case 'stores-of-type':
      return ['家', `你的${the.trade(count.good)}店`]
    case 'stores-in-row':
      return ['家', `你在 ${at(ROWS, count.row)} 行的商店`]
    case 'stores-in-column':
      return ['家', `你在第 ${count.column + 1} 列的商店`]
    case 'store-types':
      return ['种', '你拥有的商店类型']
    case 'store-rows':
      return ['个', '有你商店的行']
    case 'store-columns':
      return ['个', '有你商店的列']
    case 'largest-trade':
      return ['家', '你的同类商店']
    case 'facing-pairs':
      return ['对', '你在同一行隔街相对的商店']
    case 'plans-done':
      return ['张', '你已完成的蓝图']
    case 'plans-done-by':
      return ['张', `你已完成的${the.architect(count.architect)}蓝图`]
    case 'plans-open':
      return ['张', '你尚未完成的蓝图']
    case 'opened-on':
      return ['座', `你在${SIDE_NAMES[at(SIDES, count.side)]}侧建造的公共建筑`]
    case 'city-buildings':
      return ['座', '全城的公共建筑']
    case 'officials-in-office':
      return ['名', `你在${the.kind(count.noble)}办公室的官员`]
    case 'officials-in-offices':
      return ['名', '你在三个办公室的官员']
    case 'officials-at-work':
      return ['名', '你派去公共建筑任职的官员']
    case 'officials-on-board':
      return ['名', '仍在你玩家板上的官员']
    case 'offices-led':
      return ['个', '你的官员多于任何其他玩家的办公室']
    case 'offices-staffed':
      return ['个', '有你官员的办公室']
    case 'ships':
      return ['艘', '你组合中的船']
    case 'hull-sum':
      return ['格', '你所有船的货仓']
    case 'largest-hull':
      return ['格', '你最大一艘船的货仓']
    case 'goods-in-holds':
      return ['个', '你各船货仓中的货物']
    case 'clergy':
      return ['块', '你持有的教士牌片']
    case 'favors':
      return ['块', '你持有的皇家青睐']
    case 'decrees':
      return ['张', '你拥有的法令（含本张）']
    case 'portfolio':
      return ['张', '你组合中的卡（含船）']
    case 'portfolio-kind':
      return ['张', `你组合中的${the.kind(count.kind)}卡`]
    case 'patrons':
      return ['位', '你组合中有其卡牌的贵族']
    case 'cubes':
      return ['块', '你的碎石']
    case 'cubes-of-colour':
      return ['块', `你的${the.rubble(count.rubble)}碎石`]
    case 'rubble-sets':
      return ['组', '你的碎石组']
    case 'goods':
      return ['个', '你仓库中的货物']
    case 'goods-of-type':
      return ['个', `你仓库中的${the.good(count.good)}`]
    case 'goods-sets':
      return ['套', '你仓库中四种各一的货物']
    case 'reis':
      return ['里斯', '你的钱']
    case 'influence':
      return ['点', '你的影响力']
    case 'empty-house-groups':
      return ['组', '你玩家板上已全部建完的房屋']
    case 'treasury-right':
      return ['里斯', '财政指示物右边的数字']
  }
}

const SIDE_NAMES = { N: '北', W: '西', E: '东' } as const

function formulaText(formula: DecreeFormula): string {
  const [measure, what] = counted(formula.count)
  if (formula.kind === 'steps') {
    return `${what}：${formula.steps.map(step => `满 ${step.at} ${measure}得 ${wigs(step.wigs)}`).join('，')}`
  }
  const beyond = formula.beyond === 0 ? '' : `超出 ${formula.beyond} ${measure}的部分，`
  const bonus = formula.bonus ? `；达到 ${formula.bonus.at} ${measure}再得 ${wigs(formula.bonus.wigs)}` : ''
  return `${what}：${beyond}每${formula.per === 1 ? '' : ` ${formula.per} `}${measure}得 ${wigs(formula.wigs)}${bonus}`
}

/** 法令的价值：“你的金子商店：每 1 家得 3 顶假发（最多 12）”。 */
export const decreeText = ({ formula, max }: Decree): string =>
  formula.kind === 'steps' ? formulaText(formula) : `${formulaText(formula)}（最多 ${max}）`
