import type { LessonText } from '@ludoteca/page-kit/lesson.ts'
import { type State, totals } from '../../../rules/index.ts'
import {
  allDecrees,
  cartloads,
  clothAndBooks,
  doors,
  drapers,
  gained,
  given,
  guild,
  land,
  landLess,
  mine,
  serving,
  storeWigs,
  toBuilder,
  toMinister,
  treasury,
  treasuryAbove,
} from '../facts.ts'
import type { StepId } from '../steps.ts'

export const zh: LessonText<State, StepId> = {
  steps: {
    subsidy: {
      title: '财政高，先领补贴',
      says: ({ now, names }) =>
        `第 ${now.round} 轮。${names[1]}造了船，财政升到 ${treasury(now)} 里斯。财政卡打入组合，补贴就是这么多；买地、赞助事件、雇佣官员，也按这个数付。你手里有 ${mine(now).reis} 里斯，先领这笔补贴：要是${names[1]}先打财政卡，财政就降了。`,
      ask: '把“地块重划法”打入组合。',
    },
    sell: {
      title: '财政低，正好建造',
      says: ({ now, before }) =>
        `补贴 ${gained('reis', now, before)} 里斯到手，财政降到 ${treasury(now)}。A3 的地价最低从 ${land(before)} 降到 ${land(now)}，其中 ${landLess(now)} 里斯是新卡的优惠。有得也有失：拜访建筑师从 ${toBuilder(before).total} 点影响力涨到 ${toBuilder(now).total} 点。`,
      ask: '把金子卖到“阿茹达圣母号”上。',
    },
    draw: {
      title: '留好下一笔补贴',
      says: ({ now, before, names }) =>
        `金子卖了 ${gained('reis', now, before)} 里斯，船主${names[1]}得 ${given(now, before)} 顶假发。补贴有多少，看打牌那一刻的财政，现在是 ${treasury(now)}。先拿一张财政卡在手里，等财政升了再打。`,
      ask: '拿财政牌堆的卡。',
    },
    follow: {
      title: '跟随拜访',
      says: ({ now, names }) =>
        `${names[1]}拜访了建筑师。你有他的青睐：归还它，照拜访的价付费，就能趁地价低马上行动。财政 ${toBuilder(now).treasury}，加上别人的官员 ${toBuilder(now).rivals} 名，共 ${toBuilder(now).total} 点；你的影响力是 ${mine(now).influence}，缺的用假发补，一顶抵一点，而这家店能得 ${storeWigs(now)} 顶。`,
      ask: '跟随，执行贵族行动。',
    },
    store: {
      title: '照着法令建店',
      says: ({ now }) =>
        `A 行有 ${serving(now)} 座公共建筑服务布业，在 A3 建布店得 ${storeWigs(now)} 顶假发，还正对着你在 A2 的店。你有两张法令：布商街令数布店，对门而开令数隔街相对的店，如果现在终局，分别值 ${drapers(now)} 顶和 ${doors(now)} 顶。这家店两张都合。`,
      ask: '在 A3 建布店，清走这一列的地震碎石，再建中组的房屋。',
    },
    visit: {
      title: '一家店，两张法令',
      says: ({ now, before }) =>
        `当场得了 ${gained('wigs', now, before)} 顶假发；布商街令从 ${drapers(before)} 顶升到 ${drapers(now)} 顶，对门而开令从 ${doors(before)} 顶升到 ${doors(now)} 顶。展示区还有一张合适的：行会会馆令数同类商店，现在值 ${guild(now)} 顶。拿法令要找首相，费用 ${toMinister(now).total} 点，还是用假发付。`,
      ask: '选“征召船匠”，拜访首相。',
    },
    ship: {
      title: '店建好了，再把财政抬上去',
      says: ({ now }) =>
        `先做一个国家行动。造船会把财政抬到 ${treasuryAbove(now)}，下一张财政卡就能领这么多；拜访也便宜了，而你正缺影响力。地贵一点不要紧：你的店已经建好。`,
      ask: '造船：用布匹造“圣若瑟号”。',
    },
    decree: {
      title: '拿哪一张？',
      says: ({ now, before }) =>
        `财政到了 ${treasury(now)}，船带来 ${gained('influence', now, before)} 点影响力，拜访建筑师从 ${toBuilder(before).total} 点降到 ${toBuilder(now).total} 点。如果现在终局，行会会馆令值 ${guild(now)} 顶，布书之间令 ${clothAndBooks(now)} 顶，车载令 ${cartloads(now)} 顶。再建一家布店，行会会馆令和布商街令都会涨。`,
      ask: '拿“行会会馆令”。',
    },
  },
  end: ({ now, names }) => [
    `如果现在终局，布商街令值 ${drapers(now)} 顶，对门而开令 ${doors(now)} 顶，行会会馆令 ${guild(now)} 顶，共 ${allDecrees(now)} 顶假发。全部算上，你有 ${totals(now)[0]} 顶，${names[1]}有 ${totals(now)[1]} 顶。`,
    '造船、某些卡和主教都能让财政上升；每把一张财政卡打入组合，财政就下降 1 格。财政高，打财政卡、拜访贵族；财政低，买地、雇佣官员、赞助事件。',
    `现在财政是 ${treasury(now)}，接下来轮到${names[1]}，你抬高的补贴可能先被领走。最好像开头那样：别人造船抬高财政，正好轮到你来领。`,
    '先想好要建什么，再拿法令；一家店最好同时合上几张法令。看看下家会去拜访哪位贵族，手里留一块他的青睐。',
  ],
}
