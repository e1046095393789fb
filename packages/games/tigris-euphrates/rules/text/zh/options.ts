import type { OptionText } from '@ludoteca/engine'

export const options: Readonly<Record<string, OptionText>> = {
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
    values: {
      hidden: { name: '隐藏' },
      counted: { name: '代记', explain: '亮出来的分数按颜色替各家记着；财宝到终局才公开。' },
      open: { name: '公开' },
    },
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
}
