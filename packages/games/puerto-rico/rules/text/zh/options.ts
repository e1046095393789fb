import type { OptionText } from '@ludoteca/engine'

const off = { name: '关' }
const on = { name: '开' }

export const options: Readonly<Record<string, OptionText>> = {
  rules: {
    name: '规则',
    explain: '两份规则说法不同时，以哪一份为准。',
    values: {
      text: { name: '本馆规则', explain: '以本馆的规则文本为准：计分圆片可以公开。' },
      published: { name: '出版规则', explain: '以正式出版的规则为准：计分圆片扣放。' },
    },
  },
  chips: {
    name: '计分圆片',
    explain: '能否看到其他玩家有多少计分圆片。',
    values: {
      open: { name: '公开', explain: '所有人的计分圆片都可见。' },
      covered: { name: '扣放', explain: '其他玩家的分数到游戏结束才显示。' },
    },
  },
  governor: {
    name: '首任总督',
    explain: '谁第一个选择角色。',
    values: {
      random: { name: '随机', explain: '抽签决定。' },
      first: { name: '首位', explain: '由第一个座位担任。' },
    },
  },
  edition: {
    name: '版本',
    explain: '两种印刷版本之间的小差别。',
    values: {
      classic: { name: '经典版', explain: '五人局共 122 分；农庄与森林小屋不能同局。' },
      deluxe: { name: '豪华版', explain: '五人局共 126 分；农庄与森林小屋可以同局。' },
    },
  },
  newBuildings: {
    name: '新建筑',
    explain: '加入 14 种建筑；开局从中选出 17 种紫色建筑。',
    values: { off, on },
  },
  nobles: {
    name: '贵族',
    explain: '加入 20 位贵族和 8 种建筑；移民不足不再结束游戏。',
    values: { off, on },
  },
  selection: {
    name: '选建筑的方式',
    explain: '使用扩展时，紫色建筑如何选出。',
    values: {
      draft: { name: '轮流选', explain: '从总督开始，玩家轮流选择。' },
      random: { name: '随机', explain: '按各造价的空位抽签决定。' },
    },
  },
  libraryGoods: {
    name: '监管与图书馆',
    explain: '图书馆的主人担任监管时，多拿的两桶货物怎么选。',
    values: {
      different: { name: '两种', explain: '必须是不同种类。' },
      any: { name: '任意', explain: '可以是同一种。' },
    },
  },
  balance: {
    name: '锦标赛平衡',
    explain: '大学造价 7、工厂造价 8；以玉米开局的玩家少 1 杜布隆。',
    values: { off, on },
  },
  strictOptional: {
    name: '自愿生产',
    explain: '监管阶段询问每位玩家是否生产。',
    values: { off, on },
  },
}
