import type { LessonText } from '@ludoteca/page-kit/lesson.ts'
import { endNear, GOLD, type State, totals } from '../../../rules/index.ts'
import { gained, goodsKept, land, mine, paid, storePays, toBuilder, toKing } from '../facts.ts'
import type { StepId } from '../steps.ts'

export const zh: LessonText<State, StepId> = {
  steps: {
    portfolio: {
      title: '一回合一张卡',
      says: ({ now }) =>
        `你有 ${mine(now).hand.length} 张手牌，每回合打一张：放进组合，可以壮大并买卖；送进皇庭，可以拜访贵族。然后补一张。整个游戏就按这个节奏走。`,
      ask: '选“征召船匠”，放进组合。',
    },
    ship: {
      title: '卡带来什么',
      says: () =>
        '贵族卡放进组合时，执行卡下方的效果：这张让你造船。最小的船只要一个货物，你每种正好有一个。',
      ask: '用工具造“阿茹达圣母号”。',
    },
    sell: {
      title: '组合带来影响力',
      says: ({ now, before }) =>
        `船给了你 ${gained('influence', now, before)} 点影响力，共 ${mine(now).influence} 点，拜访贵族要用；组合里的每张贵族卡都会让下一次得到更多。牌放进组合之后可以卖货上船，金子现价 ${now.prices[GOLD]} 里斯。`,
      ask: '把金子卖到自己的船上。',
    },
    draw: {
      title: '装满就开船',
      says: ({ now, before }) =>
        `货舱只有一格，装满立刻开船：船主就是你，得 ${gained('wigs', now, before)} 顶假发，钱袋里有 ${mine(now).reis} 里斯。假发就是这个游戏的分数。回合以补牌结束，四个牌堆的顶牌都是明的：三位贵族各一堆，财政一堆。`,
      ask: '拿建筑师牌堆的卡。',
    },
    follow: {
      title: '别人的回合，你也能行动',
      says: ({ names }) =>
        `${names[1]}拜访首相，拿了一张法令。你持有首相的皇家青睐：归还它，付拜访的费用，就能马上行动。`,
      ask: '跟随，拿一张法令。',
    },
    decree: {
      title: '法令是终局的打算',
      says: ({ now, before }) =>
        `花了 ${paid(now, before)} 点影响力，还剩 ${mine(now).influence} 点。法令在终局按你拥有的东西给假发，而你准备在第 2 列盖商店。`,
      ask: '拿“金布之间令”。',
    },
    visit: {
      title: '拜访贵族',
      says: ({ now }) => {
        const { treasury, rivals, total } = toBuilder(now)
        return `盖商店要找建筑师。拜访费用是财政条左边的 ${treasury}，加上他办公室里别人的官员每人 1，这里是 ${rivals}，共 ${total} 点影响力；你有 ${mine(now).influence} 点。`
      },
      ask: '选“木材征调”，拜访建筑师。',
    },
    recruit: {
      title: '先做一个国家行动',
      says: () => '每位贵族有两个小的国家行动和一个大的贵族行动。拜访时，可以先免费做一个小的。',
      ask: '雇佣官员。',
    },
    offices: {
      title: '官员',
      says: () => '官员让别人拜访变贵，以后还能到你的公共建筑里任职。放两名，要在不同的办公室。',
      ask: '放到国王和建筑师那里。',
    },
    store: {
      title: '盖商店',
      says: ({ now }) =>
        `布店盖在布街旁边，两侧都行。第 2 列的商店，每有一座为它服务的公共建筑，就得 ${storePays(now)} 顶假发，也合你的法令。`,
      ask: '在 B2 盖布店。',
    },
    clear: {
      title: '地价和碎石',
      says: ({ now }) => {
        const { treasury, rubble, total } = land(now)
        return `地价是财政条右边的 ${treasury} 里斯，加上本行本列的碎石，这里是 ${rubble}。你可以清走一块碎石留着，不计价：清火灾碎石的话，共 ${total} 里斯。`
      },
      ask: '清走这一列的火灾碎石。',
    },
    house: {
      title: '盖上自己的房屋',
      says: ({ now }) =>
        `付完还剩 ${mine(now).reis} 里斯。这块地的奖励是影响力，现在有 ${mine(now).influence} 点。房屋离开你的玩家板就露出能力：左组两座都盖好后，可以用钱拜访。`,
      ask: '拿左组的房屋。',
    },
    'draw-again': {
      title: '商店开张',
      says: () => '以后你每次生产，它都出产布匹。首相牌堆上正好有一张生产货物的牌，留着以后用。',
      ask: '拿首相牌堆的卡。',
    },
    king: {
      title: '船替你赚分',
      says: ({ now, before, names }) =>
        `${names[1]}把货卖到你的船上，货满开船，${gained('wigs', now, before)} 顶假发归你。现在为商店盖公共建筑，要找国王，费用 ${toKing(now).total} 点影响力。`,
      ask: '选“宫廷假发匠”，拜访国王。',
    },
    cardinal: {
      title: '主教',
      says: () => '还是先做一个国家行动。主教绕教堂前进，留给你一块教士牌片，那是长期能力。',
      ask: '见主教。',
    },
    tile: {
      title: '教士牌片',
      says: ({ now }) =>
        `你已有 ${mine(now).clergy.length} 块，每次生产多得 1 匹布。落成主教让你每建成一座公共建筑得 2 顶假发；教堂计分时，牌片可以交出换假发。`,
      ask: '主教走 1 格，拿落成主教。',
    },
    open: {
      title: '盖在能服务商店的地方',
      says: () =>
        '你的蓝图出自桑托斯，要三名官员，正好是你在皇庭的人数；他现在可建的那座服务布业。北 2 就在布街街头，那里的碎石还能和你的凑成一组：三种颜色各一块。',
      ask: '选北 2。',
    },
  },
  end: ({ now, before }) => {
    const { sets, setsNeeded, piles, pilesNeeded } = endNear(now)
    return [
      `王家金库楼和落成主教带来 ${gained('wigs', now, before)} 顶假发；你现有 ${mine(now).wigs} 顶，如果现在就做终局计分，会有 ${totals(now)[0]} 顶。派去的官员已经回来，完成的蓝图替他们计分。`,
      `凑成一组碎石，仓库每种货物能放 ${goodsKept(now)} 个，组合也多放一张卡。`,
      `有人凑满 ${setsNeeded} 组碎石（现在最多 ${sets} 组），或 ${pilesNeeded} 个牌堆拿空（现在 ${piles} 个），时代结束。共两个时代，第二个结束后假发最多的人获胜。`,
      '节奏是这样：组合和船带来钱与影响力，影响力打开皇庭的门，进了皇庭才能建城。青睐让你在别人的回合也能行动。',
    ]
  },
}
