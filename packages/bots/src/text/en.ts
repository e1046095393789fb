import type { BotsText } from './text.ts'

export const en: BotsText = {
  levels: {
    random: { name: 'Random', explain: 'Takes any allowed action. For trying things out.' },
    easy: {
      name: 'Easy',
      explain:
        'Looks one step ahead, overlooks things like any beginner, and answers at once. Good company for a first game.',
    },
    medium: {
      name: 'Medium',
      explain: 'Looks a few moves ahead and answers within a tenth of a second. Punishes careless play.',
    },
    hard: {
      name: 'Hard',
      explain:
        'Thinks for about a second, reads the whole table and forgets no point it saw anyone take. Expect to lose some.',
    },
    expert: { name: 'Expert', explain: 'Thinks for about five seconds. The strongest opponent we have.' },
  },
  reasons: {
    only: 'There is nothing else to do.',
    habit: 'A rule of thumb settles this one.',
    ahead: 'Looking ahead, it comes out best.',
    behind: 'It can be played, but looks weaker.',
    rival: 'It costs {who} most.',
    denies: 'It helps {who} less than the others would.',
  },
}
