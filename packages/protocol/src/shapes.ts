import { z } from 'zod'

/** What the server says: exactly these fields, and nobody changes them. */
export const facts = <S extends z.ZodRawShape>(shape: S) => z.strictObject(shape).readonly()

export const list = <T extends z.ZodType>(each: T) => z.array(each).readonly()

/** Server time, in milliseconds since 1970. */
export const Time = z.int().min(0)

/** How many. */
export const Count = z.int().min(0)

/** Something that is there and looked into elsewhere: positions and events are described by the games. */
export const opaque = <T extends object>() =>
  z
    .custom<T>(value => typeof value === 'object' && value !== null && !Array.isArray(value))
    .meta({ type: 'object' })
