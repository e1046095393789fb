import type { LessonText } from '@ludoteca/page-kit/lesson.ts'
import { BLACK, BLUE, GREEN, LAST_TREASURES, RED, type State } from '../../../rules/index.ts'
import { bagLeft, inHand, points, sides, treasures, weakest } from '../facts.ts'
import type { StepId } from '../steps.ts'

export const zh: LessonText<State, StepId> = {
  steps: {
    king: {
      title: '领袖要挨着神殿',
      says: () =>
        '轮到你时有两个行动。分数由领袖来收，而领袖只能放在红色神殿旁边；I7 的神殿还没有人，上面还有一个财宝。',
      ask: '拿起国王（黑），放到 H7。',
    },
    settlement: {
      title: '牌片为同色领袖得分',
      says: () => '国王和神殿连成了一个王国。往王国里放一张牌片，其中同色的领袖就得 1 分。',
      ask: '把定居点（黑）放到 H8。',
    },
    farmer: {
      title: '四种颜色都要',
      says: ({ now, names }) =>
        `你的黑色有 ${points(now, BLACK)} 分，${names[1]}在南边也开了自己的王国。光有黑色赢不了：终局只看你最弱的颜色。`,
      ask: '把农夫（蓝）放到神殿下方的 I8。',
    },
    farm: {
      title: '农业放在河上',
      says: () => '蓝色牌片只能放在河流格，河流格也只能放蓝色。你的农夫正在河边。',
      ask: '把农业（蓝）放到 I9。',
    },
    trader: {
      title: '商人找财宝',
      says: ({ now, names }) =>
        `现在蓝 ${points(now, BLUE)}、黑 ${points(now, BLACK)}。一个王国里有两个财宝时，商人可以拿走一个；最近的另一个在 K11，归${names[1]}的王国。`,
      ask: '把商人（绿）放到 I6。',
    },
    unite: {
      title: '王国相连就要打仗',
      says: ({ names }) =>
        `一张牌片就能把你的王国和${names[1]}的连起来。那样一个王国里会有两位国王，只能留下一位。`,
      ask: '把农业（蓝）放到 J9。',
    },
    war: {
      title: '版图上的力量，加手里的力量',
      says: ({ now, names }) => {
        const { attack, defence } = sides(now)
        return `国王之战比定居点：${attack} 对 ${defence}，而且打平就算防守的${names[1]}赢。双方都能从手里加同色牌片，你有 ${inHand(now, BLACK)} 张。`
      },
      ask: '投入 2 张定居点。',
    },
    treasure: {
      title: '输的一方撤走',
      says: ({ now, before, names }) =>
        `${names[1]}加了 1 张，还是输了：国王和定居点都被拿走，你的黑色得 ${points(now, BLACK) - points(before, BLACK)} 分，领袖 1 分，牌片 1 分。现在你的王国里有两个财宝。`,
      ask: '拿走 K11 的财宝。',
    },
    revolt: {
      title: '王国里起了叛乱',
      says: ({ now, names }) => {
        const { attack, defence } = sides(now)
        return `${names[1]}把商人放到了你的神殿旁。叛乱只比神殿：领袖身边的，加上手里投入的红色牌片，现在 ${attack} 对你的 ${defence}。防守方打平就够。`
      },
      ask: '投入 1 张神殿。',
    },
    market: {
      title: '四张拼成正方形',
      says: ({ now, before }) =>
        `你的商人守住了，红色得 ${points(now, RED) - points(before, RED)} 分；财宝也有 ${treasures(now)} 个。绿色还是 ${points(now, GREEN)} 分：国王旁边有三张市场，再放一张就是正方形。`,
      ask: '把市场（绿）放到 G7。',
    },
    monument: {
      title: '纪念碑每回合给分',
      says: () =>
        '四张同色牌片拼成正方形，就可以建纪念碑。它有两种颜色，你的回合结束时，王国里有你哪一色的领袖，那一色就得 1 分：商人和农夫你都有。',
      ask: '建造蓝绿纪念碑。',
    },
    temple: {
      title: '国王代收',
      says: ({ now }) =>
        `最后一个行动。你在这里没有祭司，而缺了哪种颜色的领袖，就由国王代收：红色现在 ${points(now, RED)} 分。`,
      ask: '把神殿（红）放到 J7。',
    },
  },
  end: ({ now }) => [
    `红 ${points(now, RED)}、蓝 ${points(now, BLUE)}、绿 ${points(now, GREEN)}、黑 ${points(now, BLACK)}，还有 ${treasures(now)} 个财宝可以当任意颜色。你的得分是最弱的一项：${weakest(now)}。`,
    `版图上只剩 ${LAST_TREASURES} 个财宝（现在 ${now.treasures.length} 个），或袋子里的牌片不够抓（还剩 ${bagLeft(now)} 张）时，游戏结束。`,
    '你还可以换手牌，一局里能用两次灾难把王国拆开。领袖身边只有一座神殿时，先看看对手站在哪里。',
  ],
}
