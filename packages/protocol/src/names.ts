import { z } from 'zod'
import { LEVELS } from './figures.ts'
import { hasLetter, isWellWritten } from './scripts.ts'

export const Level = z.enum(LEVELS)
export type Level = z.infer<typeof Level>

/** How a name is written: one form of each letter, no blanks at the ends, none doubled. */
const plainName = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ')

/** A word, or words that begin with a capital, and a number at the end. */
const WORDS = /^(?:[A-Z]?[a-z]+|[A-Z]+)(?:[A-Z][a-z]+)*\d*$/

/** Ids of people are 12 letters and digits at random: names are not mixed like that. */
const isLikeId = (name: string): boolean => /^[0-9A-Za-z]{12}$/.test(name) && !WORDS.test(name)

/** More accents than this on one letter run into the lines above and below. */
const PILE = /\p{Mn}{3}|\p{Me}/u

/**
 * Letters of one script in use today (at least one), digits, a few joints; nothing invisible, no piles of accents. For
 * new names only: people keep the names they have.
 */
export const PersonName = z
  .string()
  .max(200)
  .refine(hasLetter)
  .transform(plainName)
  .pipe(
    z
      .string()
      .min(2)
      .max(24)
      .regex(/^(?!\p{M})[\p{L}\p{Nd}〇\p{M} ._'’·-]+$/u)
      .refine(name => !/\p{Default_Ignorable_Code_Point}/u.test(name) && !PILE.test(name))
      .refine(isWellWritten)
      .refine(name => !isLikeId(name)),
  )

export const Password = z.string().min(8).max(200)
export const Id = z.string().regex(/^[0-9A-Za-z]{6,32}$/)
export const JoinCode = z.string().regex(/^[2-9A-HJ-NP-Z]{6}$/)

/** How two names are compared: case, width and blanks do not make another person. */
export const nameKey = (name: string): string => plainName(name).toLowerCase()
