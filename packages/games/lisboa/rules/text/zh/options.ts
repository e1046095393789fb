import type { OptionTexts } from '../options.ts'

export const options: OptionTexts = {
  rules: {
    name: '规则',
    explain: '一次设定下面各处说法不一的地方。',
    values: {
      text: { name: '本馆文本', explain: '以本作所依据的规则文本为准。' },
      published: { name: '出版说明', explain: '有出入处按已发表的规则说明。' },
    },
  },
  'opening-scores': {
    name: '公共建筑开业计分',
    explain: '它所服务的每家商店计几次分。',
    values: {
      new: { name: '只算一次', explain: '只按新建筑计一次所在列的分值。' },
      all: { name: '算所有相关建筑', explain: '所在列的分值乘以与该店相关的全部公共建筑数。' },
    },
  },
  'second-house': {
    name: '第二栋房屋',
    explain: '中组和右组第二栋房屋的能力。',
    values: {
      same: { name: '与第一栋相同', explain: '造船仍少付 1 个，生产仍额外 1 个。' },
      more: { name: '再多一个', explain: '造船少付 2 个，生产额外得 2 种各 1 个。' },
    },
  },
  'influence-wig': {
    name: '影响力换假发',
    explain: '获得影响力时何时得到假发。',
    values: {
      over: { name: '超过 10', explain: '只有会超过 10 时才得。' },
      reach: { name: '达到 10', explain: '正好到 10 也得。' },
    },
  },
  'clergy-track': {
    name: '教堂周围的教士牌片',
    explain: '能力是否公开。',
    values: {
      open: { name: '公开' },
      closed: { name: '背面朝上', explain: '主教移动后只翻开他两边的两块。' },
    },
  },
  shipyard: {
    name: '造船厂',
    explain: '可以造哪些船。',
    values: {
      top: { name: '只有最上面一艘' },
      any: { name: '每种颜色一艘', explain: '一开始就能造大船。' },
    },
  },
  'church-timing': {
    name: '教堂计分',
    explain: '在回合结束时的哪一刻进行。',
    values: {
      'before-refill': { name: '拿牌之后、补充之前' },
      'after-refill': { name: '补充之后' },
      'before-draw': { name: '拿牌之前' },
    },
  },
  ties: {
    name: '多数并列',
    explain: '终局时商店数或官员数相同的玩家如何得分。',
    values: {
      higher: { name: '都得较高名次', explain: '其后的名次空缺。' },
      shared: { name: '平分', explain: '所占名次的分数相加后平分，向下取整。' },
    },
  },
  officials: {
    name: '任职官员',
    explain: '终局比较哪些官员，派出的官员去哪里。',
    values: {
      plans: {
        name: '按完成的蓝图',
        explain: '官员派出后回到玩家板，按完成的蓝图上的官员数计算；雇佣不受玩家板上的官员限制。',
      },
      buildings: { name: '按公共建筑', explain: '官员留在建筑里并在那里计算；只能雇佣玩家板上的官员。' },
    },
  },
  'two-player-stores': {
    name: '双人商店多数',
    explain: '某行业商店较少的一方得哪一名次的分。',
    values: {
      third: { name: '第三名' },
      second: { name: '第二名' },
    },
  },
  solo: {
    name: '独自挑战拉塞尔达',
    explain: '单人游戏：另一个座位由拉塞尔达按固定规则行动。',
    values: {
      off: { name: '不用', explain: '每个座位都是玩家。' },
      gentle: { name: '温和', explain: '他起始 3 点影响力、没有假发；终局每张法令 2 顶假发。' },
      printed: { name: '标准', explain: '他起始 5 点影响力、5 顶假发；终局每张法令 3 顶假发。' },
      stern: { name: '严厉', explain: '他起始 8 点影响力、10 顶假发；终局每张法令 5 顶假发。' },
    },
  },
  hands: {
    name: '起始手牌',
    explain: '五张蓝色政治卡怎么来。',
    values: {
      dealt: { name: '直接发牌' },
      drafted: {
        name: '轮抽',
        explain: '五张留两张，三张传给左边；留一张传两张；留一张传一张；最后一张也留下。',
      },
    },
  },
  set: {
    name: '卡牌与牌片套组',
    explain: '政治卡、教士牌片、法令和公共建筑上写着什么。',
    values: { ours: { name: '自制套组' } },
  },
}
