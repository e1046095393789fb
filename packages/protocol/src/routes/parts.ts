import { z } from 'zod'
import { Id } from '../names.ts'
import { Count } from '../shapes.ts'

export const Nothing = z.strictObject({})

/** Where a list goes on: `moved.id` of the last line of the page before. */
export const Before = z
  .string()
  .regex(/^\d{1,15}\.\w{1,40}$/)
  .optional()

/** Parts of paths, by the name they have behind their colon. */
export const PARTS: Readonly<Record<string, z.ZodType>> = {
  id: Id,
  n: Count,
  /** Of a person: the name, or the id. */
  name: z.string().min(1).max(100),
}
