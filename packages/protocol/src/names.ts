import { z } from 'zod'
import { LEVELS } from './figures.ts'

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
