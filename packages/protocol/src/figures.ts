/** Raised whenever an older page could misunderstand the server or the other way round. */
export const PROTOCOL = 4

/** The most bytes a request may bring, unless a route says otherwise. */
export const MAX_BODY = 16 * 1024
/** Client frames above this are cut off. */
export const MAX_FRAME = 8 * 1024
export const MAX_CHAT = 500
export const MAX_NOTE = 4_000
/** The longest review that is taken, in bytes. */
export const MAX_REVIEW = 600_000
/** Actions sent together: the longest honest batch is a mayor who moves every colonist. */
export const MAX_BATCH = 64

/** What tokens are good for. */
export const SCOPES = ['read', 'play'] as const

export const LEVELS = ['random', 'easy', 'medium', 'hard', 'expert', 'master'] as const

/** What can be said at a table with one tap; everybody reads it in their own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'back-soon',
  'back',
  'thinking',
  'nice-move',
  'ouch',
  'your-turn',
  'rematch',
  'good-game',
] as const

/** How long a game took from its beginning to its end: half an hour, two hours, a day, or longer. */
export const GAME_LENGTHS = ['short', 'medium', 'long', 'days'] as const
export type GameLength = (typeof GAME_LENGTHS)[number]
