import type { AnyGame, Lang } from '@ludoteca/engine'
import type { AnyStudy } from './study.ts'

/** Games whose use of cards and tiles is studied; the others have the usual figures. */
const studied: Readonly<Record<string, () => Promise<(seats: number, lang: Lang) => AnyStudy>>> = {
  lisboa: async () => (await import('./lisboa/index.ts')).lisboaStudy,
}

export const studyOf = async (game: AnyGame, seats: number, lang: Lang): Promise<AnyStudy | null> =>
  (await studied[game.id]?.())?.(seats, lang) ?? null
