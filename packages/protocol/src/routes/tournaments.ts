import { z } from 'zod'
import { facts } from '../shapes.ts'
import { TournamentFacts, TournamentList } from '../tournament-facts.ts'
import { TournamentAct, TournamentTerms } from '../tournaments.ts'
import { Before } from './parts.ts'
import type { Route } from './route.ts'

export const tournamentRoutes = {
  tournaments: {
    ...{ method: 'GET', path: '/tournaments', who: 'anyone', token: 'read' },
    query: z.strictObject({ phase: z.enum(['open', 'playing', 'over']).optional(), before: Before }),
    answer: TournamentList,
    refusals: ['bad-field'],
  },
  newTournament: {
    ...{ method: 'POST', path: '/tournaments', who: 'person', token: null },
    ...{ body: TournamentTerms, answer: facts({ id: z.string() }) },
    refusals: [
      ...['account-first', 'tournaments-by-hosts', 'too-many-organised', 'bad-words', 'bad-name'],
      ...['nobody-called', 'unknown-game', 'unknown-option', 'unknown-value', 'option-seats', 'bad-text'],
      ...['tournament-rules', 'tournament-seats', 'tournament-alone', 'starts-in-past'],
    ] as const,
    limits: ['tournament'],
  },
  tournament: {
    ...{ method: 'GET', path: '/tournaments/:id', who: 'anyone', token: 'read' },
    answer: TournamentFacts,
    refusals: ['no-tournament'],
  },
  inTournament: {
    // A token enters, withdraws and misses rounds, and does nothing else there.
    ...{ method: 'POST', path: '/tournaments/:id', who: 'person', token: 'play' },
    ...{ body: TournamentAct, answer: TournamentFacts },
    refusals: [
      ...['no-tournament', 'tournament-rules', 'tournament-damaged', 'tournament-log-full'],
      ...['not-organiser', 'changed-too-often', 'too-many-entered', 'nobody-called', 'bad-name'],
      ...['tournament-full', 'not-invited', 'wrong-link', 'already-invited', 'no-list'],
      ...['programs-stay-out', 'programs-only'],
      ...['tournament-started', 'tournament-not-started', 'too-few-entered', 'bad-moment'],
      ...['nothing-to-postpone', 'not-latest-round', 'being-seated', 'no-such-table'],
    ] as const,
    limits: ['tournamentAct'],
  },
  exportTournament: {
    ...{ method: 'GET', path: '/tournaments/:id/export', who: 'anyone', token: 'read' },
    query: z.strictObject({ form: z.enum(['json', 'csv', 'games']).optional() }),
    answer: { types: ['application/json', 'text/csv'] },
    refusals: ['no-tournament'],
  },
} as const satisfies Record<string, Route>
