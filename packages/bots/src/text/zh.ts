import type { BotsText } from './text.ts'

export const zh: BotsText = {
  levels: {
    random: { name: '随机', explain: '随便选一个合法行动，适合试玩。' },
    easy: { name: '简单', explain: '只看一步，也会像新手那样看漏，立刻行动；适合初次上手。' },
    medium: { name: '中等', explain: '往前看几步，十分之一秒内行动；下得随意会吃亏。' },
    hard: { name: '困难', explain: '一回合思考约两秒，通盘考虑，谁拿过多少分都记得；输几局很正常。' },
    expert: { name: '专家', explain: '一回合思考不超过八秒，看得更准，很难赢它。' },
    master: { name: '大师', explain: '和专家同样的眼力，每一步最多想十五秒；适合复盘，或者想输一局的时候。' },
  },
  reasons: {
    only: '眼下别无选择。',
    habit: '这一步按经验选就行。',
    ahead: '往后看，它的结果最好。',
    behind: '可以这么下，但看起来稍弱。',
    rival: '最能牵制{who}。',
    denies: '比起其他选择，{who}得利更少。',
  },
}
