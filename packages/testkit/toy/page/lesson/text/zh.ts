import type { LessonText } from '@ludoteca/page-kit/lesson.ts'
import type { ToyState } from '../../../rules/index.ts'
import type { StepId } from '../steps.ts'

export const zh: LessonText<ToyState, StepId> = {
  steps: {
    first: {
      title: '从小开始',
      says: () => '阶梯上的每一张牌都要比前一张大。',
      ask: '打出日 2。',
    },
    pool: {
      title: '然后拿一张牌',
      says: ({ now }) => `公共牌区有 ${now.pool.length} 张公开的牌；袋子里的牌看不见。`,
      ask: '拿取星 6。',
    },
    rise: {
      title: '小步上升',
      says: ({ names }) => `${names[1]}也开始了。步子小，后面才有余地。`,
      ask: '打出日 5。',
    },
    highest: {
      title: '最大的牌',
      says: () => '12 放在什么阶梯上都行，但只有一次。',
      ask: '拿取星 12。',
    },
    finish: {
      title: '公共牌区空了',
      says: () => '从现在起，人人都从袋中摸牌。',
      ask: '打出日 9。',
    },
  },
  end: () => ['从小开始，慢慢上升。', '总点数最高者获胜。'],
}
