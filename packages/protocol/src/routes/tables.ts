import { z } from 'zod'
import { ArchiveAsked, ArchivePage } from '../archive.ts'
import { MAX_REVIEW } from '../figures.ts'
import { Choices, Lobby, NoteBody, ReviewBody } from '../http.ts'
import { Id } from '../names.ts'
import { facts, opaque } from '../shapes.ts'
import { Terms } from '../terms.ts'
import { Nothing } from './parts.ts'
import type { Route } from './route.ts'

const LOOKING = ['no-table'] as const
const UNREADABLE = ['no-table', 'not-over', 'damaged', 'newer', 'other-rules'] as const

/** Tables, and what has become of them. */
export const tableRoutes = {
  lobby: {
    ...{ method: 'GET', path: '/lobby', who: 'anyone', token: 'read' },
    ...{ query: z.strictObject({ game: z.string().max(40).optional() }), answer: Lobby },
  },
  newTable: {
    ...{ method: 'POST', path: '/tables', who: 'person', token: 'play' },
    ...{ body: Terms, answer: facts({ id: z.string() }) },
    refusals: [
      ...['unknown-game', 'bad-seats', 'unknown-option', 'unknown-value', 'option-seats', 'bad-text'],
      ...['resting', 'too-many-open', 'too-many-playing', 'too-many-with-bots', 'too-many-here'],
    ] as const,
  },
  choices: {
    ...{ method: 'GET', path: '/tables/:id/choices', who: 'person', token: 'read' },
    answer: Choices,
    refusals: LOOKING,
    limits: ['choices'],
  },
  position: {
    ...{ method: 'GET', path: '/tables/:id/positions/:n', who: 'anyone', token: 'read' },
    answer: facts({ view: opaque<object>() }),
    refusals: LOOKING,
  },
  save: {
    ...{ method: 'GET', path: '/tables/:id/save', who: 'anyone', token: 'read' },
    answer: { types: ['text/plain'] },
    refusals: UNREADABLE,
  },
  review: {
    ...{ method: 'GET', path: '/tables/:id/review', who: 'anyone', token: 'read' },
    answer: facts({ review: opaque<object>().nullable(), wanted: z.boolean() }),
    refusals: UNREADABLE,
  },
  sendReview: {
    ...{ method: 'PUT', path: '/tables/:id/review', who: 'person', token: null },
    ...{ body: ReviewBody, answer: Nothing, largest: MAX_REVIEW },
    refusals: [...UNREADABLE, 'not-seated'],
    limits: ['review'],
  },
  note: {
    ...{ method: 'GET', path: '/tables/:id/note', who: 'person', token: null },
    answer: facts({ text: z.string() }),
    refusals: LOOKING,
  },
  keepNote: {
    ...{ method: 'PUT', path: '/tables/:id/note', who: 'person', token: null },
    ...{ body: NoteBody, answer: Nothing },
    refusals: LOOKING,
    limits: ['notes'],
  },
  archive: {
    ...{ method: 'GET', path: '/archive', who: 'anyone', token: 'read' },
    ...{ query: ArchiveAsked, answer: ArchivePage },
    refusals: ['bad-field', 'nobody-called'],
    limits: ['search'],
  },
  archiveFile: {
    ...{ method: 'GET', path: '/archive/file', who: 'person', token: null },
    query: z.strictObject({ of: z.enum(['me', 'tournament', 'room']), id: Id.optional() }),
    answer: { types: ['application/x-ndjson'] },
    refusals: ['bad-field', 'hosts-only', 'no-tournament', 'export-busy'],
    limits: ['export'],
  },
} as const satisfies Record<string, Route>
