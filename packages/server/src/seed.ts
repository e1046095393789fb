import { randomBytes } from 'node:crypto'

/** Nobody can guess it before it is told. */
export const newSeed = (): string => randomBytes(16).toString('hex')
