import type { ReviewText } from './text.ts'

export const en: ReviewText = {
  classes: { good: 'Good', inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
  counts: {
    good: 'Good: {n}',
    inaccuracy: 'Inaccuracies: {n}',
    mistake: 'Mistakes: {n}',
    blunder: 'Blunders: {n}',
  },
  account: {
    start: 'Chance at the start',
    luck: 'Luck',
    own: 'Own losses',
    others: 'From the others’ choices',
    unforeseen: 'Not foreseen',
    final: 'Result',
    adjusted: 'Result without luck',
  },
  accuracy: 'Accuracy',
  lossPerDecision: 'Loss per decision',
  decisions: 'Decisions',
  made: '{who} chose: {made}',
  better: 'Better: {best}',
  cost: 'It cost {loss} of the chance to win.',
  helped: '{who} gained {gain} by it.',
  why: 'Why {who} should: {reason}',
  instead: 'What spoke for the choice: {reason}',
  noMoments: 'No choice cost anything to speak of.',
}
