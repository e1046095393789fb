import type { ReasonText } from '@ludoteca/bot-kit/knowledge.ts'
import type { Lang } from '@ludoteca/engine'

/** What advice says in favour of a choice. */
export const reasons: Readonly<Record<Lang, ReasonText>> = {
  en: {
    gains: {
      wigs: 'It brings wigs now.',
      reis: 'It brings réis.',
      influence: 'It brings influence.',
      goods: 'It brings goods.',
      cargo: 'It makes your ships worth more.',
      powers: 'It gives you a lasting power.',
      favors: 'It gets you a Royal Favor.',
      plans: 'It gets you a plan to build.',
      officials: 'It brings plans and officials together.',
      stores: 'It pays in the city: stores, public buildings, majorities.',
      cubes: 'It clears rubble towards a set.',
      houses: 'It unlocks houses of your board.',
      decrees: 'It gets you a decree.',
      hand: 'It leaves you a better hand.',
    },
    kept: {
      reis: 'It saves réis.',
      influence: 'It saves influence.',
      goods: 'It saves goods for later.',
      powers: 'It keeps a lasting power.',
      favors: 'It saves a Royal Favor.',
      plans: 'It saves a plan for later.',
      officials: 'It keeps officials ready.',
      hand: 'It leaves you a better hand.',
      wigs: 'It loses the fewest wigs.',
    },
  },
  zh: {
    gains: {
      wigs: '马上得到假发。',
      reis: '得到里斯。',
      influence: '得到影响力。',
      goods: '得到货物。',
      cargo: '让你的船更有价值。',
      powers: '得到一项长期能力。',
      favors: '得到皇家青睐。',
      plans: '得到一张可用的蓝图。',
      officials: '让蓝图和官员配合起来。',
      stores: '在城中得利：商店、公共建筑与多数奖励。',
      cubes: '清理碎石，离凑成一组更近。',
      houses: '解锁你的房屋能力。',
      decrees: '得到一张法令。',
      hand: '让你的手牌更好。',
    },
    kept: {
      reis: '省下里斯。',
      influence: '省下影响力。',
      goods: '货物留到以后。',
      powers: '保住一项长期能力。',
      favors: '皇家青睐留到以后。',
      plans: '蓝图留到以后。',
      officials: '官员随时可用。',
      hand: '留下的手牌更好。',
      wigs: '失去的假发最少。',
    },
  },
}
