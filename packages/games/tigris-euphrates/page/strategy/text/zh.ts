import type { LessonText } from '@ludoteca/page-kit/lesson.ts'
import { BLACK, GREEN, RED, type State } from '../../../rules/index.ts'
import { inHand, points, sides, weakest } from '../facts.ts'
import type { StepId } from '../steps.ts'

export const zh: LessonText<State, StepId> = {
  steps: {
    strength: {
      title: '开战之前先占优',
      says: ({ names }) =>
        `你和${names[1]}的王国之间只隔着 K5，两边都有商人。战争比的是己方一侧同色的数量，版图上的谁都看得见：你有 2 个市场，她有 1 个。她手里藏着多少看不到，所以先把看得见的加多。`,
      ask: '把市场（绿）放到 H5。',
    },
    king: {
      title: '先请来能收分的领袖',
      says: () =>
        '三个市场已经成了角，H6 再放一个就是正方形。纪念碑按两种颜色给分，商人你有了；建之前，先把第二位领袖请来。',
      ask: '把国王（黑）放到 H7。',
    },
    join: {
      title: '会惊动哪些颜色，都要数一遍',
      says: ({ names }) =>
        `${names[1]}给国王添了两个定居点。现在一连起来就有两场战争：商人是 3 个市场对 1 个；国王却是她的 2 个定居点占优。照样可以连，因为先打哪一场由你决定。用来连接的那一格不算在任何一方。`,
      ask: '把定居点（黑）放到 K5。',
    },
    order: {
      title: '顺序决定胜负',
      says: ({ names }) =>
        `${names[1]}输掉商人之战，L5 的市场就要拿走，而 L5 正是桥。桥一断，两个王国重新分开，你打不赢的国王之战也就不打了。`,
      ask: '先打商人之战。',
    },
    support: {
      title: '够用就好',
      says: ({ now, names }) => {
        const { attack, defence } = sides(now)
        return `${attack} 对 ${defence}，打平算防守方赢。你手里有 ${inHand(now, GREEN)} 个市场，其中一个要留着拼正方形。除非${names[1]}手里有三个，加一个就够。`
      },
      ask: '投入 1 个市场。',
    },
    square: {
      title: '一场就打完了',
      says: ({ now, before, names }) =>
        `${names[1]}加了 1 个，还是输了：她的商人和市场给你 ${points(now, GREEN) - points(before, GREEN)} 分绿色。桥断了，国王不用打。你还有一个行动。`,
      ask: '把市场（绿）放到 H6。',
    },
    monument: {
      title: '颜色要配上你的领袖',
      says: () =>
        '带绿色的纪念碑有三座，选另一种颜色也有你的领袖在场的：国王，黑色。代价是四个市场翻到背面，以后不再支持任何人。',
      ask: '建造绿黑纪念碑。',
    },
    bridge: {
      title: '把门关上',
      says: ({ now, names }) =>
        `纪念碑给分了：绿 ${points(now, GREEN)}，黑 ${points(now, BLACK)}。可是你的商人没有支持者了，${names[1]}的商人又回来了：她在 L5 一放，又会连起来。灾难会毁掉所在那一格，那里以后什么都不能放。`,
      ask: '把灾难放到 K5。',
    },
    temple: {
      title: '两座神殿更稳',
      says: ({ names }) =>
        `战争远了，叛乱却不用桥：${names[1]}可以把国王放到你的神殿旁。那时只数领袖身边的神殿，而你的国王身边只有一座。`,
      ask: '把神殿（红）放到 G7。',
    },
    priest: {
      title: '空着的职位会招来客人',
      says: ({ names }) =>
        `你这里没有祭司，${names[1]}就把她的放到了 I8：以后你放的神殿都给她得分。她身边只有一座神殿。把你的祭司也放到自己的神殿旁，两人就要争这个职位。`,
      ask: '把祭司（红）放到 G6。',
    },
    revolt: {
      title: '叛乱靠手里的神殿',
      says: ({ now, names }) => {
        const { attack, defence } = sides(now)
        return `${attack} 对 ${defence}，进攻的是你，打平不够。你手里有 ${inHand(now, RED)} 座神殿，${names[1]}抓到的不多。想进攻，先攒红色。`
      },
      ask: '投入 2 座神殿。',
    },
    last: {
      title: '纪念碑接着给分',
      says: ({ now, names }) =>
        `${names[1]}加了 1 座，还是输了：她的祭司回家，你的红色现在 ${points(now, RED)} 分。纪念碑再次给分之前，你还有一个行动。`,
      ask: '把定居点（黑）放到 H8。',
    },
  },
  end: ({ now }) => [
    `绿 ${points(now, GREEN)}、黑 ${points(now, BLACK)}：每个回合结束，纪念碑两种颜色都给分。可是红 ${points(now, RED)} 和蓝色没有动，你的得分是最弱的一项：${weakest(now)}。纪念碑一开始给分，就去补它给不了的颜色。`,
    '连接王国之前，双方都有领袖的颜色要一一数过。会有好几场战争时，先打能断桥的那一场，或者能让对手失去支持者的那一场。',
    '建了纪念碑，那四格就再也不能参战。用神殿护住领袖，空着的职位自己占上，留一个灾难断桥用。',
  ],
}
