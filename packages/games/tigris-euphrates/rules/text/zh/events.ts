import type { Who } from '@ludoteca/engine'
import { squareName } from '../../data/board.ts'
import type { Event, Source } from '../../events.ts'
import { ENDS } from './actions.ts'
import { building, colour, leader, list, monument, squares, tile, tiles } from './words.ts'

const SOURCES: Readonly<Record<Source, string>> = {
  tile: '牌片',
  king: '牌片，国王代收',
  revolt: '叛乱',
  war: '战争',
  monument: '纪念碑',
  'monument-king': '纪念碑，国王代收',
  wonder: '奇观',
}

export function event(e: Event, who: Who): string | null {
  switch (e.type) {
    case 'tile-placed':
      return `${who(e.seat)}在 ${squareName(e.square)} 放了一张${tile(e.colour)}牌片。`
    case 'leader-placed':
      return e.from < 0
        ? `${who(e.seat)}把${leader(e.colour)}放到 ${squareName(e.square)}。`
        : `${who(e.seat)}把${leader(e.colour)}从 ${squareName(e.from)} 移到 ${squareName(e.square)}。`
    case 'leader-withdrawn':
      return `${who(e.seat)}从 ${squareName(e.square)} 收回了${leader(e.colour)}。`
    case 'leader-fled':
      return `${squareName(e.square)} 旁边没有神殿了，${who(e.seat)}的${leader(e.colour)}离开版图。`
    case 'catastrophe-placed':
      return e.destroyed === null
        ? `${who(e.seat)}用灾难封住了 ${squareName(e.square)}。`
        : `${who(e.seat)}用灾难摧毁了 ${squareName(e.square)} 的${tile(e.destroyed)}牌片。`
    case 'swapped':
      return `${who(e.seat)}弃掉 ${tiles(e.tiles)}来交换。`
    case 'drew':
      return `${who(e.seat)}抓了 ${tiles(e.tiles)}。`
    case 'passed':
      return `${who(e.seat)}跳过了行动。`
    case 'scored':
      return `${who(e.seat)}得到 ${e.points} 点${colour(e.colour)}分数（${SOURCES[e.source]}）。`
    case 'united':
      return e.colours.length === 0
        ? `${squareName(e.square)} 的牌片连通了两个王国，没有战争。`
        : `${squareName(e.square)} 的牌片连通了两个王国，${list(e.colours.map(colour))}领袖开战。`
    case 'conflict-began':
      return conflictBegan(e, who)
    case 'supported':
      return e.count === 0
        ? `${who(e.seat)}作为${SIDES[e.side]}没有投入支持者。`
        : `${who(e.seat)}作为${SIDES[e.side]}投入 ${e.count} 张${tile(e.colour)}。`
    case 'conflict-ended':
      return conflictEnded(e, who)
    case 'war-cancelled':
      return `${squareName(e.square)} 不再相连，${list(e.colours.map(colour))}领袖不必开战。`
    case 'monument-built':
      return `${who(e.seat)}在 ${squareName(e.square)} 起的四格上建了${monument(e.monument)}。`
    case 'wonder-built':
      return `${who(e.seat)}以 ${squareName(e.square)} 为中心建造了奇观。`
    case 'building-placed':
      return e.from < 0
        ? `${who(e.seat)}把${building(e.colour)}放到 ${squareName(e.square)}。`
        : `${who(e.seat)}把${building(e.colour)}从 ${squareName(e.from)} 移到 ${squareName(e.square)}。`
    case 'building-returned':
      return `${squareName(e.square)} 的${building(e.colour)}回到供应堆。`
    case 'declined':
      return `${who(e.seat)}没有建造。`
    case 'treasure-taken':
      return `${who(e.seat)}拿走了 ${squareName(e.square)} 的财宝。`
    case 'turn-ended':
      return null
    case 'game-ended':
      return ENDS[e.reason]
  }
}

const SIDES = { attacker: '进攻方', defender: '防守方' } as const

type Of<T extends Event['type']> = Extract<Event, { type: T }>

function conflictBegan(e: Of<'conflict-began'>, who: Who): string {
  const revolt = e.conflict === 'revolt'
  const name = revolt ? tile(0) : tile(e.colour)
  const title = revolt ? `争夺${leader(e.colour)}之位的叛乱` : `${leader(e.colour)}之战`
  return `${title}：${who(e.attacker)}以 ${e.attackerFollowers.length} 张${name}进攻，${who(e.defender)}以 ${e.defenderFollowers.length} 张防守。`
}

function conflictEnded(e: Of<'conflict-ended'>, who: Who): string {
  const tie = e.attackerTotal === e.defenderTotal ? '，打平算防守方赢' : ''
  const removed = e.removed.length > 0 ? `移除 ${squares(e.removed)}。` : ''
  const spared = e.spared.length > 0 ? `保留 ${squares(e.spared)}。` : ''
  return `攻 ${e.attackerTotal} 对守 ${e.defenderTotal}${tie}，${who(e.winner)}获胜；${who(e.loser)}的${leader(e.colour)}离开 ${squareName(e.square)}。${removed}${spared}`
}
