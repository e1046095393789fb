import type { LessonText } from '@ludoteca/page-kit/lesson.ts'
import { CRAFTSMAN, poolLeft, type State, TRADER } from '../../../rules/index.ts'
import { barrels, marketCost, millPrice, mine, newcomers, points, SUGAR_PRICE, sale } from '../facts.ts'
import type { StepId } from '../steps.ts'

export const zh: LessonText<State, StepId> = {
  steps: {
    settler: {
      title: '一轮选三个角色',
      says: ({ now, names }) =>
        `你、${names[1]}和${names[2]}每轮各选一个角色，人人都执行它的行动。你是总督，由你先选；你有 ${mine(now).doubloons} 杜布隆和一个靛蓝种植园。`,
      ask: '选拓荒者。',
    },
    quarry: {
      title: '选角色的人多得一点',
      says: ({ names }) =>
        `拓荒者让每人拿一个种植园。你有特权，可以改拿采石场，以后盖房更便宜；${names[1]}和${names[2]}拿不到。`,
      ask: '拿采石场。',
    },
    mill: {
      title: '建造',
      says: ({ now, names }) =>
        `${names[1]}选了建筑师，所以你也能盖一座。蔗糖能卖 ${SUGAR_PRICE}，但要先有糖厂；小制糖厂正好花光你的 ${millPrice(now)} 杜布隆。`,
      ask: '买小制糖厂。',
    },
    'first-hand': {
      title: '没有人手，什么都不动',
      says: ({ now, names }) =>
        `${names[2]}选了市长，船给你带来 ${newcomers(now)} 个移民。土地和建筑的圆上有人，才会起作用。`,
      ask: '把移民放到采石场，然后点“确定”。',
    },
    sugar: {
      title: '没人选的角色会加钱',
      says: ({ now, names }) =>
        `第 ${now.round} 轮，总督换成${names[1]}，上一轮没人选的角色各放上 1 杜布隆。${names[1]}选了拓荒者，你又能拿地：糖厂正等着蔗糖。`,
      ask: '拿蔗糖种植园。',
    },
    mayor: {
      title: '又轮到你选',
      says: ({ now }) =>
        `种蔗糖的地和厂都有了，就缺人。船上有 ${now.ship} 个移民分给大家，选市长的人还能多拿 1 个。`,
      ask: '选市长。',
    },
    privilege: {
      title: '市长的特权',
      says: ({ now }) =>
        `从公共堆多拿 1 个移民，那里还剩 ${now.colonists} 个。移民用完游戏就会结束，所以人手也是时钟。`,
      ask: '多拿 1 个移民。',
    },
    staff: {
      title: '地和厂要配成对',
      says: ({ now }) =>
        `你现在有 ${newcomers(now)} 个移民。产一桶蔗糖，地里要 1 人，厂里也要 1 人；采石场上的那位可以留着。`,
      ask: '蔗糖种植园放 1 人，小制糖厂放 1 人，然后点“确定”。',
    },
    market: {
      title: '采石场派上用场',
      says: ({ now, names }) =>
        `${names[2]}选了建筑师。小市场大厅要 ${marketCost(now)} 杜布隆，有人的采石场减 1，等于白拿；以后每次卖货多得 1。`,
      ask: '建造小市场大厅。',
    },
    craftsman: {
      title: '收成',
      says: ({ now }) =>
        `蔗糖可以收了。监管让所有人一起生产，你也有份，卡上还放着 ${now.bonus[CRAFTSMAN]} 杜布隆。`,
      ask: '选监管。',
    },
    extra: {
      title: '再多一桶',
      says: ({ now, before }) =>
        `你收了 ${barrels(now) - barrels(before)} 桶蔗糖，别人只有玉米。选监管的人还能多拿一桶刚产过的货。`,
      ask: '再拿 1 桶蔗糖。',
    },
    clerk: {
      title: '市场要有人',
      says: ({ now, names }) =>
        `你有 ${barrels(now)} 桶蔗糖。${names[1]}选了市长，又给你带来 1 个移民：小市场大厅还空着。`,
      ask: '把新来的移民放进小市场大厅，然后点“确定”。',
    },
    trader: {
      title: '卖一桶，运一桶',
      says: ({ now }) =>
        `第 ${now.round} 轮，你又是总督。货物卖给商会换钱，装上船换分；先换钱，卡上还有 ${now.bonus[TRADER]} 杜布隆。`,
      ask: '选商人。',
    },
    sell: {
      title: '商会',
      says: ({ now }) => {
        const { price, privilege, markets } = sale(now)
        return `商会收四桶货，每桶种类不同。蔗糖值 ${price}，商人加 ${privilege}，你的市场加 ${markets}，一共 ${price + privilege + markets} 杜布隆。`
      },
      ask: '卖 1 桶蔗糖。',
    },
    load: {
      title: '剩下的装船',
      says: ({ now, before, names }) =>
        `你有 ${mine(now).doubloons} 杜布隆了，多了 ${mine(now).doubloons - mine(before).doubloons}。${names[1]}选了船长：装上船的每桶货是 1 分，一条船只装一种，能装就必须装。`,
      ask: '把蔗糖装上 2 号船。',
    },
  },
  end: ({ now, before }) => [
    `这次装船得 ${mine(now).points - mine(before).points} 分，连同建筑你有 ${points(now)} 分。分数来自装船、建筑，终局再加上大型建筑的奖励。`,
    `计分圆片（还剩 ${poolLeft(now)} 分）或移民（还剩 ${now.colonists} 个）用完，或者有人占满城市的 12 格，那一轮结束后游戏结束。`,
    '没人选的角色每轮会多 1 杜布隆。选角色之前，先看看它会给别人什么。',
  ],
}
