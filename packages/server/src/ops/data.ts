import { join } from 'node:path'

/** What is where in the data folder. */
export const databaseFile = (data: string): string => join(data, 'ludoteca.db')
export const databaseOf = (data: string): string => `sqlite:${databaseFile(data)}`
