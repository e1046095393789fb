import type { Phase } from '../../frames.ts'
import type { Tables } from '../../set/tables.ts'
import { at } from '../lookup.ts'
import { plotText } from './actions.ts'
import { the } from './effects.ts'

/** 当前玩家要决定什么。 */
export function promptText(frame: Phase, { plans }: Tables): string {
  switch (frame.kind) {
    case 'keep':
      return '从抽到的两块教士牌片中保留一块'
    case 'draft':
      return `选 ${frame.left} 张卡留作起始手牌，其余传给左边`
    case 'turn':
      return '打出一张卡，或弃一张卡换 1 块金子'
    case 'room':
      return frame.row === 'any'
        ? '组合已满：弃一张卡腾出位置'
        : `组合的${frame.row === 'top' ? '上' : '下'}排已满：从这一排弃一张卡`
    case 'surplus':
      return '组合上限降低了：弃一张卡'
    case 'market':
      return '现在卖货物，或与贵族交易'
    case 'selling':
      return '继续出售，或停止'
    case 'trading':
      return '再交易一次，或停止'
    case 'fee':
      return `费用 ${frame.cost} 中，有多少用里斯支付？`
    case 'audience':
      return `可以先执行${the.kind(frame.noble)}的一个国家行动`
    case 'follow':
      return `是否归还皇家青睐，跟随拜访${the.kind(frame.noble)}？`
    case 'errands':
      return frame.may ? '再执行一个国家行动，或停止' : '选择一个国家行动'
    case 'favor':
      return '选择一块皇家青睐'
    case 'ship':
      return '造一艘船，或升级一艘船'
    case 'produce':
      return '生产货物，或放弃'
    case 'plan':
      return '选择一位建筑师的蓝图'
    case 'take-good':
      return '选择一个货物'
    case 'raise-price':
      return '选择一种货物，价格 +1'
    case 'take-cube':
      return '从碎石堆选择一块碎石'
    case 'cardinal':
      return '移动主教，拿他旁边的一块教士牌片'
    case 'clergy':
      return '拿主教旁边的一块教士牌片'
    case 'recruit':
      return frame.most === 1 ? '选择官员要进的办公室' : `为至多 ${frame.most} 名官员选择不同的办公室`
    case 'extra':
      return '选择额外货物的种类'
    case 'lose-good':
      return '选择失去的货物'
    case 'lose-favor':
      return '选择归还的皇家青睐'
    case 'lose-official':
      return '选择从哪个办公室撤回官员'
    case 'decree':
      return '选择一张法令'
    case 'second-decree':
      return '是否弃一个碎石组指示物，再拿一张法令？'
    case 'store':
      return '为商店选择城市牌片和地块'
    case 'clear':
      return `为 ${plotText(frame.plot)} 的商店清走一块碎石`
    case 'house':
      return '选择从哪一组拿房屋'
    case 'open':
      return '选择公共建筑的位置'
    case 'raise':
      return `为${the.spot(frame.spot)}选择蓝图和建筑`
    case 'staff':
      return `选择派哪些官员（需 ${frame.need} 名，蓝图写明 ${at(plans, frame.plan).officials} 名）`
    case 'draw':
      return '从一个牌堆拿一张卡'
    case 'church':
      return '教堂计分：交出教士牌片换假发和影响力，或不交'
    case 'renew':
      return '第二时代之前，可弃掉任意张手牌'
    case 'rewards':
      return '领取一张弃掉的卡的奖励'
  }
}
