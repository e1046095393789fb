import { z } from 'zod'

/** Raised whenever an older page could misunderstand the server or the other way round. */
export const PROTOCOL = 1

/** Client frames above this are cut off. */
export const MAX_FRAME = 8 * 1024
export const MAX_CHAT = 500
export const MAX_NOTE = 4_000
/** Actions sent together: the longest honest batch is a mayor who moves every colonist. */
export const MAX_BATCH = 64

export const LEVELS = ['random', 'easy', 'medium', 'hard', 'expert'] as const
export const Level = z.enum(LEVELS)
export type Level = z.infer<typeof Level>

/** Letters of any script, digits, a few joints; no spaces at the ends, none doubled, no invisible characters. */
export const PersonName = z
  .string()
  .transform(text => text.normalize('NFKC').trim().replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(2)
      .max(24)
      .regex(/^[\p{L}\p{N}\p{M} ._'’·-]+$/u),
  )

export const Password = z.string().min(8).max(200)
export const Id = z.string().regex(/^[0-9A-Za-z]{6,32}$/)
export const JoinCode = z.string().regex(/^[2-9A-HJ-NP-Z]{6}$/)

/** How two names are compared: case and width do not make another person. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase()
