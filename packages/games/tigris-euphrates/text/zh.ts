import { fill, type GameText } from '@ludoteca/engine'
import type { Act } from '../actions.ts'
import { squareName } from '../data/board.ts'
import { COLOURS, type Colour, MONUMENTS } from '../data/pieces.ts'
import type { Event, Source } from '../events.ts'
import type { Rule } from '../refusals.ts'
import { attackerDecides, attackerTotal } from '../rules/conflict.ts'
import { placedColour } from '../rules/monument.ts'
import { type EndReason, leaderIndex, type Pile, pileSize, type State, UNKNOWN } from '../state.ts'

const COLOUR = ['红', '蓝', '绿', '黑']
const TILE = ['神殿', '农业', '市场', '定居点']
const LEADER = ['祭司', '农夫', '商人', '国王']
const BUILDING = ['图书馆', '谷仓', '商行', '宫殿']

const list = (words: readonly string[]): string => words.join('、')
const squares = (ids: readonly number[]): string => list(ids.map(squareName))
const tile = (colour: Colour): string => TILE[colour] ?? ''
const leader = (colour: Colour): string => LEADER[colour] ?? ''
const colour = (id: Colour): string => `${COLOUR[id]}色`
const building = (id: Colour): string => BUILDING[id] ?? ''

function monument(id: number): string {
  const [one, other] = MONUMENTS[id] ?? [0, 0]
  return `${COLOUR[one]}${COLOUR[other]}纪念碑`
}

/** 颜色不公开时只说张数。 */
function tiles(pile: Pile | readonly number[]): string {
  const unknown = pile[UNKNOWN] ?? 0
  if (unknown > 0) return `${pileSize(pile)} 张牌片`
  return list(COLOURS.flatMap(id => ((pile[id] ?? 0) > 0 ? [`${pile[id]} 张${tile(id)}`] : [])))
}

const REFUSALS: Readonly<Record<Rule, string>> = {
  'game-over': '游戏已经结束。',
  'decide-action': '现在该执行行动：放牌片、放领袖、放灾难、交换牌片或跳过。',
  'decide-war-order': '请先选择接下来打哪一场战争。',
  'decide-support': '请先了结这场冲突：决定投入几张支持者。',
  'decide-building': '请先决定是否在这一排上放建筑。',
  'decide-monument': '请先决定是否在刚拼成的正方形上建造。',
  'decide-treasure': '请先选择商人要拿走的财宝。',
  'decide-wonder-point': '请先选择奇观给你哪种颜色的分数。',
  'tile-not-in-hand': '你的屏风后没有这些牌片。',
  'square-taken': '{square} 上已经有东西了。',
  'square-blocked': '{square} 已被灾难封住，直到游戏结束。',
  'farm-on-land': '农业牌片只能放在河流格上。',
  'tile-on-river': '河流格上只能放农业牌片。',
  'joins-three-kingdoms': '放在 {square} 会连通三个或更多王国，最多只能连通两个。',
  'leader-same-square': '这位领袖本来就在那里。',
  'leader-on-river': '领袖不能放在河流格上。',
  'leader-needs-temple': '领袖必须与正面朝上的神殿横向或纵向相邻。',
  'leader-joins-kingdoms': '领袖放在 {square} 会连通两个王国，只有牌片可以这样做。',
  'leader-lift-splits': '拿起这位领袖后王国会崩离，放到 {square} 又会把几部分重新连起来，这不允许。',
  'leader-at-home': '这位领袖不在版图上。',
  'no-catastrophe-left': '你的灾难牌片已经用完。',
  'catastrophe-leader': '灾难不能落在领袖身上。',
  'catastrophe-treasure': '灾难不能落在带有财宝的牌片上。',
  'catastrophe-monument': '纪念碑和奇观不能被摧毁。',
  'catastrophe-building': '建筑下面的牌片不受灾难影响。',
  'no-such-war': '这种颜色没有战争要打。',
  'support-not-in-hand': '最多投入 {have} 张：你没有更多这种颜色的牌片。',
  'support-too-few': '要投入就必须超过防守方在版图上的力量：至少 {need} 张。',
  'support-not-equal': '要投入就必须与进攻方正好打平：{need} 张。',
  'monument-built': '这座纪念碑已经建成了。',
  'monument-colour': '纪念碑必须有一种颜色与这四张牌片相同。',
  'monument-square': '这里没有刚拼成的四格正方形。',
  'wonder-off': '本局不使用奇观。',
  'wonder-built': '奇观已经建成，全局只有一座。',
  'wonder-shape': '建造奇观需要五张同色牌片组成十字，并且包含刚放下的那张。',
  'building-line': '建筑必须放在新牌片所在的那一排上。',
  'treasure-border': '必须先拿花边格上的财宝。',
  'treasure-elsewhere': '这里没有你的商人可以拿的财宝。',
}

const SOURCES: Readonly<Record<Source, string>> = {
  tile: '牌片',
  king: '牌片，国王代收',
  revolt: '叛乱',
  war: '战争',
  monument: '纪念碑',
  'monument-king': '纪念碑，国王代收',
  wonder: '奇观',
}

const ENDS: Readonly<Record<EndReason, string>> = {
  treasures: '游戏结束：版图上只剩不超过两个财宝。',
  bag: '游戏结束：袋子里的牌片不够抓了。',
  idle: '游戏结束：连续十轮没有人抓过牌片。',
}

function prompt(s: State): string {
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

function action(a: Act, s: State): string {
  switch (a.type) {
    case 'tile':
      return `在 ${squareName(a.square)} 放${tile(a.colour)}`
    case 'leader': {
      const from = s.leaders[leaderIndex(s.active, a.colour)] ?? -1
      return from < 0
        ? `把${leader(a.colour)}放到 ${squareName(a.square)}`
        : `把${leader(a.colour)}从 ${squareName(from)} 移到 ${squareName(a.square)}`
    }
    case 'withdraw':
      return `收回${leader(a.colour)}`
    case 'catastrophe':
      return `在 ${squareName(a.square)} 放灾难`
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

function event(e: Event, who: (seat: number) => string): string | null {
  switch (e.type) {
    case 'tile-placed':
      return `${who(e.seat)}在 ${squareName(e.square)} 放了${tile(e.colour)}。`
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
        : `${who(e.seat)}用灾难摧毁了 ${squareName(e.square)} 的${tile(e.destroyed)}。`
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

function conflictBegan(e: Of<'conflict-began'>, who: (seat: number) => string): string {
  const revolt = e.conflict === 'revolt'
  const name = revolt ? tile(0) : tile(e.colour)
  const title = revolt ? `争夺${leader(e.colour)}之位的叛乱` : `${leader(e.colour)}之战`
  return `${title}：${who(e.attacker)}以 ${e.attackerFollowers.length} 张${name}进攻，${who(e.defender)}以 ${e.defenderFollowers.length} 张防守。`
}

function conflictEnded(e: Of<'conflict-ended'>, who: (seat: number) => string): string {
  const tie = e.attackerTotal === e.defenderTotal ? '，打平算防守方赢' : ''
  const removed = e.removed.length > 0 ? `移除 ${squares(e.removed)}。` : ''
  const spared = e.spared.length > 0 ? `保留 ${squares(e.spared)}。` : ''
  return `攻 ${e.attackerTotal} 对守 ${e.defenderTotal}${tie}，${who(e.winner)}获胜；${who(e.loser)}的${leader(e.colour)}离开 ${squareName(e.square)}。${removed}${spared}`
}

const PARTS: Readonly<Record<string, string>> = {
  red: '红色',
  blue: '蓝色',
  green: '绿色',
  black: '黑色',
  treasures: '财宝（补在最弱的颜色上）',
}

export const zh: GameText<State, Act, Event> = {
  lang: 'zh',
  name: '两河流域',
  tagline: '在两条大河之间建立王国，只看最弱的那一种分数。',
  options: {
    rules: {
      name: '规则',
      explain: '各版本说法不一时以哪个为准。',
      values: {
        text: { name: '本馆规则', explain: '国王在纪念碑处也替缺席的领袖收分。' },
        published: { name: '出版规则', explain: '纪念碑只付给国王黑色分数。' },
      },
    },
    map: {
      name: '地图',
      explain: '河流与起始神殿的位置。',
      values: {
        A: { name: '标准', explain: '两条河，十个财宝。' },
        B: { name: '进阶', explain: '一条长河，十四个财宝。' },
      },
    },
    support: {
      name: '支持者',
      explain: '冲突中可以从手里投入多少牌片。',
      values: {
        free: { name: '自由', explain: '张数不限。' },
        english: {
          name: '精确',
          explain: '进攻方要么不投入，要么超过防守方在版图上的力量；防守方要么不投入，要么正好打平。',
        },
      },
    },
    monumentKing: {
      name: '国王与纪念碑',
      explain: '国王是否替缺席的领袖领取纪念碑的分数。',
      values: {
        substitute: { name: '代收', explain: '国王替缺席的领袖收分。' },
        own: { name: '只收黑色', explain: '国王只领取黑色分数。' },
      },
    },
    scoring: {
      name: '分数',
      explain: '游戏中能否看到各家的总分。',
      values: { hidden: { name: '隐藏' }, open: { name: '公开' } },
    },
    wonder: {
      name: '奇观',
      explain: '五张同色牌片组成的十字可以建成奇观，每回合给相连的国王任意颜色 1 分。',
      values: { off: { name: '不用' }, on: { name: '使用' } },
    },
    buildings: {
      name: '建筑',
      explain: '三张连成一排的牌片上可以放建筑，使该颜色牌片的分数加倍。',
      values: { off: { name: '不用' }, on: { name: '使用' } },
    },
    treasureTiming: {
      name: '财宝',
      explain: '商人什么时候收取财宝。',
      values: { action: { name: '每个行动之后' }, turn: { name: '回合结束时' } },
    },
  },
  prompt,
  action,
  event,
  refusal: r => fill(REFUSALS[r.rule as Rule] ?? r.rule, r.params),
  part: key => PARTS[key] ?? key,
}
