import { z } from 'zod'
import { Figures } from '../archive.ts'
import {
  AccountBody,
  ConfirmBody,
  GuestBody,
  Ladder,
  Me,
  PasswordBody,
  Profile,
  PushBody,
  PuzzleBody,
  PuzzleFacts,
  RecoverBody,
  SessionFacts,
  SettingsBody,
  SignInBody,
  TableSummary,
} from '../http.ts'
import { facts, list } from '../shapes.ts'
import { NewToken, TokenBody, TokenFacts } from '../tokens.ts'
import { Before, Nothing } from './parts.ts'
import type { Route } from './route.ts'

const PASSWORDS = ['bad-name', 'bad-password', 'common-password'] as const
const BARRED = ['banned', 'banned-until'] as const
const CONFIRM = ['needs-account', 'wrong-password', 'bad-password'] as const

/** Who one is, and others. */
export const peopleRoutes = {
  guest: {
    ...{ method: 'POST', path: '/guest', who: 'anyone', token: null },
    ...{ body: GuestBody, answer: Me },
    refusals: ['bad-name', 'bad-words', 'name-taken'],
    limits: ['entry'],
  },
  signIn: {
    ...{ method: 'POST', path: '/signin', who: 'anyone', token: null },
    ...{ body: SignInBody, answer: Me },
    refusals: ['wrong-sign-in', ...BARRED, 'bad-name', 'bad-password'],
    limits: ['hashing', 'password'],
  },
  recover: {
    ...{ method: 'POST', path: '/recover', who: 'anyone', token: null },
    ...{ body: RecoverBody, answer: Me },
    refusals: ['wrong-recovery', ...BARRED, ...PASSWORDS],
    limits: ['hashing', 'code'],
  },
  signOut: {
    ...{ method: 'POST', path: '/signout', who: 'anyone', token: null },
    ...{ body: Nothing, answer: Nothing },
  },
  account: {
    ...{ method: 'POST', path: '/account', who: 'person', token: null },
    ...{ body: AccountBody, answer: Me },
    refusals: ['has-account', 'bad-words', 'name-taken', ...PASSWORDS],
    limits: ['hashing', 'entry'],
  },
  password: {
    ...{ method: 'POST', path: '/password', who: 'person', token: null },
    ...{ body: PasswordBody, answer: Me },
    refusals: ['common-password', ...CONFIRM],
    limits: ['hashing', 'confirm'],
  },
  recovery: {
    ...{ method: 'POST', path: '/recovery', who: 'person', token: null },
    ...{ body: ConfirmBody, answer: facts({ code: z.string() }) },
    refusals: CONFIRM,
    limits: ['hashing', 'confirm'],
  },
  sessions: {
    ...{ method: 'GET', path: '/sessions', who: 'person', token: null },
    answer: list(SessionFacts),
  },
  endSession: {
    ...{ method: 'DELETE', path: '/sessions/:id', who: 'person', token: null },
    answer: Nothing,
    refusals: ['no-session'],
  },
  me: {
    ...{ method: 'GET', path: '/me', who: 'anyone', token: 'read' },
    answer: Me.nullable(),
  },
  settings: {
    ...{ method: 'PUT', path: '/me/settings', who: 'person', token: null },
    ...{ body: SettingsBody, answer: Me },
    refusals: ['webhook-private', 'bad-zone', 'away-too-long'],
    limits: ['plans'],
  },
  puzzles: {
    ...{ method: 'GET', path: '/me/puzzles', who: 'person', token: null },
    answer: PuzzleFacts,
  },
  keepPuzzles: {
    ...{ method: 'PUT', path: '/me/puzzles', who: 'person', token: null },
    ...{ body: PuzzleBody, answer: Nothing },
    limits: ['puzzles'],
  },
  exportMe: {
    ...{ method: 'GET', path: '/me/export', who: 'person', token: null },
    answer: { types: ['application/json'] },
    refusals: ['export-busy'],
    limits: ['export'],
  },
  deleteMe: {
    ...{ method: 'DELETE', path: '/me', who: 'person', token: null },
    ...{ body: ConfirmBody, answer: Nothing },
    refusals: CONFIRM,
    limits: ['hashing', 'confirm'],
  },
  becomeProgram: {
    ...{ method: 'PUT', path: '/me/program', who: 'person', token: null },
    ...{ body: ConfirmBody, answer: Me },
    refusals: ['is-program', 'program-plays', 'program-rated', ...CONFIRM],
    limits: ['hashing', 'confirm'],
  },
  tokens: {
    ...{ method: 'GET', path: '/me/tokens', who: 'person', token: null },
    answer: list(TokenFacts),
  },
  newToken: {
    ...{ method: 'POST', path: '/me/tokens', who: 'person', token: null },
    ...{ body: TokenBody, answer: NewToken },
    refusals: ['play-for-programs', 'too-many-tokens', ...CONFIRM],
    limits: ['hashing', 'confirm'],
  },
  endToken: {
    ...{ method: 'DELETE', path: '/me/tokens/:id', who: 'person', token: null },
    answer: Nothing,
    refusals: ['no-token'],
  },
  profile: {
    ...{ method: 'GET', path: '/people/:name', who: 'anyone', token: 'read' },
    answer: Profile,
    refusals: ['no-person'],
  },
  gamesOf: {
    ...{ method: 'GET', path: '/people/:name/games', who: 'anyone', token: 'read' },
    ...{ query: z.strictObject({ before: Before }), answer: list(TableSummary) },
    refusals: ['no-person', 'bad-field'],
  },
  figuresOf: {
    ...{ method: 'GET', path: '/people/:name/figures', who: 'anyone', token: 'read' },
    answer: Figures,
    refusals: ['no-person', 'figures-private'],
    limits: ['search'],
  },
  ladder: {
    ...{ method: 'GET', path: '/ladder/programs', who: 'anyone', token: 'read' },
    ...{ query: z.strictObject({ game: z.string().max(40) }), answer: Ladder },
    refusals: ['unknown-game'],
  },
  pushKey: {
    ...{ method: 'GET', path: '/push', who: 'anyone', token: null },
    answer: facts({ key: z.string() }),
  },
  push: {
    ...{ method: 'PUT', path: '/push', who: 'person', token: null },
    ...{ body: PushBody, answer: Nothing },
    refusals: ['bad-push'],
  },
  endPush: {
    ...{ method: 'DELETE', path: '/push', who: 'person', token: null },
    ...{ body: z.strictObject({ endpoint: PushBody.shape.endpoint }), answer: Nothing },
  },
} as const satisfies Record<string, Route>
