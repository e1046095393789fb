import type { Tournament } from '../model.ts'
import { byeParts, scoreTable } from '../scoring.ts'

/** One line of the account of a person: what a round brought and why. */
export interface Line {
  readonly round: number
  readonly kind: 'game' | 'bye' | 'absent'
  /** Null for a round without a table. */
  readonly table: string | null
  readonly seat: number | null
  readonly place: number | null
  /** How many share the place, the person included. */
  readonly shared: number
  /** In parts of a point. */
  readonly parts: number
  readonly gamePoints: number
  readonly guardian: boolean
  readonly forfeit: boolean
  readonly unfinished: boolean
}

/** Another person at a table that counts. */
interface Meeting {
  readonly round: number
  readonly table: string
  readonly other: string
  /** 1 ahead of the other, −1 behind, 0 on the same place. */
  readonly ahead: -1 | 0 | 1
}

export interface Tally {
  readonly id: string
  readonly lines: readonly Line[]
  readonly meetings: readonly Meeting[]
  /** Sum of the lines, in parts of a point. */
  readonly parts: number
  readonly games: number
  /** Sum of what the games themselves counted. */
  readonly gamePoints: number
  readonly wins: number
}

interface Draft {
  lines: Line[]
  meetings: Meeting[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

const WITHOUT = {
  table: null,
  seat: null,
  place: null,
  shared: 1,
  gamePoints: 0,
  guardian: false,
  forfeit: false,
  unfinished: false,
}

/** Everything that has counted so far, by person, in the order in which they entered. */
export function talliesOf(t: Tournament): readonly Tally[] {
  const drafts = new Map<string, Draft>(t.entrants.map(({ id }) => [id, { lines: [], meetings: [] }]))
  for (const round of t.rounds) {
    for (const id of round.byes)
      drafts
        .get(id)
        ?.lines.push({ ...WITHOUT, round: round.number, kind: 'bye', parts: byeParts(t.settings) })
    for (const id of round.absent)
      drafts.get(id)?.lines.push({ ...WITHOUT, round: round.number, kind: 'absent', parts: 0 })
    for (const table of round.tables) {
      const scores = scoreTable(t.settings, table)
      scores?.forEach((score, seat) => {
        const draft = drafts.get(table.seats[seat] ?? '')
        if (!draft) return
        draft.lines.push({ ...score, round: round.number, kind: 'game', table: table.id, seat })
        if (score.place === null && !score.forfeit) return
        scores.forEach((against, other) => {
          const id = table.seats[other]
          if (other === seat || typeof id !== 'string') return
          const mine = score.place ?? Number.POSITIVE_INFINITY
          const theirs = against.place ?? Number.POSITIVE_INFINITY
          const ahead = mine < theirs ? 1 : mine > theirs ? -1 : 0
          draft.meetings.push({ round: round.number, table: table.id, other: id, ahead })
        })
      })
    }
  }
  return t.entrants.map(({ id }) => {
    const { lines, meetings } = drafts.get(id) as Draft
    const games = lines.filter(({ kind }) => kind === 'game')
    return {
      id,
      lines,
      meetings,
      parts: sum(lines.map(({ parts }) => parts)),
      games: games.length,
      gamePoints: sum(games.map(({ gamePoints }) => gamePoints)),
      wins: games.filter(({ place, parts }) => place === 1 && parts > 0).length,
    }
  })
}
