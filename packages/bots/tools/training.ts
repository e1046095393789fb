import { fileURLToPath } from 'node:url'
import type { Training } from '@ludoteca/bot-kit/training.ts'
import type { Action } from '@ludoteca/engine'

/** The training of any game: its positions and actions are known to that game alone. */
export type AnyTraining = Training<object, Action>

const entryOf = (id: string): string => `@ludoteca/${id}/bot/training`

export async function trainingOf(id: string): Promise<AnyTraining> {
  const { training } = (await import(entryOf(id))) as { training: AnyTraining }
  return training
}

/** Where a game keeps the data of its bot: beside its `training.ts`. */
export const dataFile = (id: string, name: string): string =>
  fileURLToPath(new URL(`./${name}.ts`, import.meta.resolve(entryOf(id))))
