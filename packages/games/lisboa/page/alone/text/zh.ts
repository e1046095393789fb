import type { LessonText } from '@ludoteca/page-kit/lesson.ts'
import { type State, totals } from '../../../rules/index.ts'
import { him, hisPrice } from '../facts.ts'
import type { StepId } from '../steps.ts'

export const zh: LessonText<State, StepId> = {
  steps: {
    opponent: {
      title: '没有主意的对手',
      says: ({ now }) =>
        `拉塞尔达有 ${him(now).influence} 点影响力和 ${him(now).wigs} 顶假发，没有手牌、钱和货物。局面怎样，他就怎样行动；他的版面写着下一步：去见首相，助手在财政牌堆旁，所以先造船。`,
      ask: '把“宫廷假发匠”打入组合。',
    },
    officials: {
      title: '让他多付一点',
      says: ({ now }) =>
        `他和别人一样付影响力。这次拜访现在要付 ${hisPrice(now)} 点；你在首相处每有一名官员，他就多付 1 点，影响力不够时只好付假发。`,
      ask: '把工具交给建筑师：雇佣官员。',
    },
    offices: {
      title: '他要去哪里',
      says: () => '见过首相，侍臣再到国王处，然后是建筑师，如此循环。你总能提前一个回合知道。',
      ask: '往首相和建筑师处各派一名官员。',
    },
    enough: {
      title: '拜访变贵了',
      says: ({ now }) => `现在他拜访首相要付 ${hisPrice(now)} 点。`,
      ask: '其余货物留着：不再交易。',
    },
    draw: {
      title: '你做完就轮到他',
      says: () =>
        '你拿完卡，他马上行动，每一步和原因都写在记录里。助手在财政牌堆旁，他还会弃掉那里的公开卡：想要的卡要抢先拿。',
      ask: '拿建筑师牌堆的卡。',
    },
    follow: {
      title: '跟随他',
      says: ({ now }) =>
        `他免费拿了一艘船，付了拜访的费用，还剩 ${him(now).influence} 点影响力；又拿走最左边的两张法令，不论内容，每张对他都值 3 顶假发。你有首相的青睐，可以像跟随别人一样跟随他。`,
      ask: '归还青睐，获得法令。',
    },
    decree: {
      title: '他留下的',
      says: () =>
        '他总从左边拿，所以你看得出会留下什么。他有青睐又付得起时，也会这样跟随你；他的版面上看得到他的青睐。',
      ask: '拿“店主宪章二”。',
    },
  },
  end: ({ now }) => [
    `如果现在结束，你有 ${totals(now)[0]} 顶假发，他有 ${totals(now)[1]} 顶。他建店和造公共建筑只看眼前：哪里马上得的假发最多就选哪里，相同时按固定顺序。`,
    '所以要抢先占住他最想要的空地，多建对自己更有利的公共建筑，在他下一步要去的地方放官员。',
    '开新局的页面上有三种难度、每日一局和本机最佳成绩；规则书写明了怎样自己动手替他行动。',
  ],
}
