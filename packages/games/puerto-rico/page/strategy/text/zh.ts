import type { LessonText } from '@ludoteca/page-kit/lesson.ts'
import { poolLeft, type State } from '../../../rules/index.ts'
import { customs, customsPrice, mine, tobacco } from '../facts.ts'
import type { StepId } from '../steps.ts'

export const zh: LessonText<State, StepId> = {
  steps: {
    captain: {
      title: '趁别人没准备好就装船',
      says: ({ now, names }) =>
        `第 ${now.round} 轮，游戏快结束了，计分圆片只剩 ${poolLeft(now)} 分。你有玉米和蔗糖，${names[1]}有烟草，${names[2]}有咖啡。选船长的人先装货，还多得 1 分。`,
      ask: '选船长。',
    },
    block: {
      title: '占住一条船',
      says: ({ names }) =>
        `一条船只装一种货，一种货也只能上一条船。空着的只有 1 号船：装上蔗糖，${names[1]}的烟草就没船可上了。`,
      ask: '把蔗糖装上 1 号船。',
    },
    wharf: {
      title: '自己的船',
      says: ({ now, before, names }) =>
        `得了 ${mine(now).points - mine(before).points} 分，${names[1]}的 ${tobacco(now)} 桶烟草留在了码头。2 号船只剩 2 格能装玉米；你的船坞每个船长阶段可以用一次，一种货全部运走。`,
      ask: '用船坞运走玉米。',
    },
    customs: {
      title: '选合适的大型建筑',
      says: ({ now, names }) =>
        `${names[1]}只好丢掉烟草，然后选了建筑师。大型建筑要 10 杜布隆，你的三座采石场减到 ${customsPrice(now)}。你一直靠装船得分，而海关按计分圆片每 4 分再给 1 分，现在就值 ${customs(now)} 分。`,
      ask: '建造海关。',
    },
    staff: {
      title: '没有人，就只是一座房子',
      says: ({ names }) =>
        `大型建筑里有人，额外的分数才算数。${names[2]}刚好选了市长；建造之前，就该想好这个移民从哪里来。`,
      ask: '把新来的移民放进海关，然后点“确定”。',
    },
    keep: {
      title: '要分，不要钱',
      says: ({ now, names }) =>
        `第 ${now.round} 轮。${names[1]}选了监管，你又有了货；${names[2]}选了商人。蔗糖能卖钱，可是已经没什么要买的了：装上船每桶 1 分，这些分海关也会再算一次。`,
      ask: '什么都不卖。',
    },
    'last-captain': {
      title: '什么时候结束，由你决定',
      says: ({ now }) =>
        `计分圆片还剩 ${poolLeft(now)} 分。发完了，这一轮就是最后一轮，而你正领先。趁对手的货还上不了船，选船长。`,
      ask: '选船长。',
    },
    corn: {
      title: '先用公共的船',
      says: () =>
        '2 号船装的是玉米，剩下的格子正好放得下两桶。先用它，把船坞留给没地方的货：1 号船只装得下一桶蔗糖。',
      ask: '把玉米装上 2 号船。',
    },
    finish: {
      title: '最后两桶',
      says: ({ now, names }) =>
        `${names[2]}装了咖啡，圆片还剩 ${poolLeft(now)} 分。两桶蔗糖用船坞运走，正好拿完。`,
      ask: '用船坞运走蔗糖。',
    },
  },
  end: ({ now }) => [
    `计分圆片发完，游戏结束：你的圆片有 ${mine(now).points} 分，海关再加 ${customs(now)} 分。`,
    '选大型建筑，看你本来在做什么：多装船选海关，生产建筑多选行会大厅，紫色建筑多选市政厅，岛上满了选官邸，移民多选要塞。每种只有一座。',
    '选船长之前先看船：上不了船的货会坏掉。先装能挡住别人的，船坞留给没有格子的那种货。',
  ],
}
