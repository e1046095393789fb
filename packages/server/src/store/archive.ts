import type { Deeds } from '@ludoteca/engine'
import type { GameLength } from '@ludoteca/protocol'
import type { TableRow } from './table-row.ts'

/** What lists of finished games are found by. Games of one kind agree in all of it. */
export interface GameKind {
  readonly game: string
  readonly seats: number
  readonly length: GameLength
  /** Options that people look for games by. */
  readonly options: Readonly<Record<string, string>>
}

/** A finished game as it is filed. */
export interface Filing {
  readonly table: string
  readonly ended: number
  /** Null: nobody may find it, or there was no result. */
  readonly kind: GameKind | null
  readonly tournament: string | null
  readonly people: readonly { readonly person: string; readonly place: number }[]
  readonly figures: readonly GameFigures[]
}

/** What a finished game was for one person. */
export interface GameFigures {
  readonly person: string
  /** Everybody may find the game; others see nothing of those they may not. */
  readonly open: boolean
  readonly game: string
  readonly seat: number
  readonly seats: number
  readonly place: number
  readonly total: number
  /** Other people at the table, by id, with their places. */
  readonly others: readonly { readonly person: string; readonly place: number }[]
  /** Points by where they came from; empty where the game was not played to its end. */
  readonly sources: Readonly<Record<string, number>>
  /** What the person did, as the game counts it; nothing of games not played to their end, or from before it was counted. */
  readonly deeds?: Deeds
  /** The median time of an own decision, and of one of the other people, in milliseconds; null: there was none. */
  readonly pace: number | null
  readonly otherPace: number | null
}

export interface KeptFigures extends GameFigures {
  readonly table: string
  readonly ended: number
  /** The skill after the game; null where it was not rated, or long ago. */
  readonly mu: number | null
}

export interface ArchiveQuery {
  readonly game?: string
  readonly seats?: number
  readonly length?: GameLength
  readonly options?: GameKind['options']
  readonly tournament?: string
  readonly person?: string
  /** Who played in it too. */
  readonly against?: string
  /** How it ended for `person`. */
  readonly place?: 'first' | 'other'
  /** Ended then or later. */
  readonly from?: number
  /** Ended before. */
  readonly until?: number
  readonly after?: ArchivePlace
  readonly limit: number
  /** The most games of `person` that are looked at for one page, if not the usual number. */
  readonly looked?: number
}

/** Where a game stands in the archive, the latest end first. */
export interface ArchivePlace {
  readonly ended: number
  readonly id: string
}

/** Finished games that everybody may find. Never one that a deleted person sat at. */
export interface ArchiveStore {
  /** `next`: where it is to be looked for more; null when there are none. A page of a person's games may be short, or empty. */
  find(query: ArchiveQuery): Promise<{ rows: TableRow[]; next: ArchivePlace | null }>
  /** What their games were for somebody, the latest first. `next`, as above; a page lacks what is damaged. */
  figures(
    person: string,
    limit: number,
    after?: ArchivePlace | null,
  ): Promise<{ rows: KeptFigures[]; next: ArchivePlace | null }>
  /** Takes the place of what was filed of this game before. */
  file(filing: Filing): Promise<void>
  /** Finished games that have not been filed, by id after `after`. */
  unfiled(after: string | null, limit: number): Promise<string[]>
  /** All finished games are to be filed anew; says how many. */
  unfile(): Promise<number>
}
