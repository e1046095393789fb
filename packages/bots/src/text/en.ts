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
        'Thinks for about two seconds a turn, reads the whole table and forgets no point it saw anyone take. Expect to lose some.',
    },
    expert: {
      name: 'Expert',
      explain: 'Thinks for up to eight seconds a turn and judges better. Hard to beat.',
    },
    master: {
      name: 'Master',
      explain:
        'Sees what the expert sees and thinks for up to fifteen seconds a move. For study, or for a sound beating.',
    },
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
