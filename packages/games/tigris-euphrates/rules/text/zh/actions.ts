import type { Action } from '../../actions.ts'
import { squareName } from '../../data/board.ts'
import { attackerDecides, attackerTotal } from '../../phases/conflict.ts'
import { placedColour } from '../../phases/monument.ts'
import { type EndReason, leaderIndex, type State } from '../../state.ts'
import { building, colour, leader, list, monument, tile, tiles } from './words.ts'

export const ENDS: Readonly<Record<EndReason, string>> = {
  treasures: '游戏结束：版图上只剩不超过两个财宝。',
  bag: '游戏结束：袋子里的牌片不够抓了。',
  idle: '游戏结束：连续十轮没有人抓过牌片。',
}

export function prompt(s: State): string {
  const { phase } = s
  switch (phase.kind) {
    case 'action':
      return s.action === 1 ? '请执行第一个行动。' : '请执行第二个行动。'
    case 'war-order':
      return `有几场战争要打，先打哪一场：${list(phase.colours.map(colour))}？`
    case 'support':
      return promptSupport(phase)
    case 'building':
      return promptBuilding(s)
    case 'monument':
      return '你可以在这里建造，错过就没有了。'
    case 'treasure':
      return '请选择商人要拿走的财宝。'
    case 'wonder-point':
      return '奇观给你 1 分，要哪种颜色？'
    case 'turn-end':
      return '回合正在结束。'
    case 'over':
      return ENDS[phase.reason]
  }
}

function promptSupport({ conflict }: Extract<State['phase'], { kind: 'support' }>): string {
  const attacking = attackerDecides(conflict)
  const kind = conflict.type === 'revolt' ? '叛乱' : `${leader(conflict.colour)}之战`
  const add = conflict.type === 'revolt' ? tile(0) : tile(conflict.colour)
  const own = attacking ? conflict.attackerStrength : conflict.defenderStrength
  const other = attacking ? conflict.defenderStrength : attackerTotal(conflict)
  return `${kind}：你${attacking ? '进攻' : '防守'}，${own} 对 ${other}，打平算${attacking ? '你输' : '你赢'}。投入几张${add}？`
}

function promptBuilding(s: State): string {
  const id = placedColour(s)
  const stands = s.buildings[id] ?? -1
  return stands < 0
    ? `你可以把${building(id)}放在这一排的某张牌片上。`
    : `这一排更长，你可以把${building(id)}从 ${squareName(stands)} 移过来。`
}

function declineBuilding(s: State): string {
  const id = placedColour(s)
  const stands = s.buildings[id] ?? -1
  return stands < 0 ? `不放${building(id)}` : `${building(id)}留在 ${squareName(stands)}`
}

export function action(a: Action, s: State): string {
  switch (a.type) {
    case 'tile':
      return `在 ${squareName(a.square)} 放一张${tile(a.colour)}牌片`
    case 'leader': {
      const from = s.leaders[leaderIndex(s.active, a.colour)] ?? -1
      return from < 0
        ? `把${leader(a.colour)}放到 ${squareName(a.square)}`
        : `把${leader(a.colour)}从 ${squareName(from)} 移到 ${squareName(a.square)}`
    }
    case 'withdraw':
      return `收回${leader(a.colour)}`
    case 'catastrophe':
      return `在 ${squareName(a.square)} 放一张灾难牌片`
    case 'swap':
      return `交换 ${tiles(a.tiles)}`
    case 'pass':
      return '跳过这个行动'
    case 'war':
      return `${leader(a.colour)}之战`
    case 'support':
      return a.count === 0 ? '不投入' : `投入 ${a.count} 张`
    case 'monument':
      return a.built ? `在 ${squareName(a.built.square)} 起的四格上建${monument(a.built.monument)}` : '不建造'
    case 'wonder':
      return `以 ${squareName(a.square)} 为中心建造奇观`
    case 'building':
      return a.square === null
        ? declineBuilding(s)
        : `把${building(placedColour(s))}放到 ${squareName(a.square)}`
    case 'take':
      return `拿走 ${squareName(a.square)} 的财宝`
    case 'point':
      return `1 点${colour(a.colour)}分数`
  }
}
