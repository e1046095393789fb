import { roundsPlanned } from '@ludoteca/tournament'
import type { TournamentRow } from '../store/store.ts'
import { activeOf, phaseOf, type Tournament } from './state.ts'
import { nextStep } from './step.ts'

/** What lists and jobs need to know of a tournament. */
export function rowOf(t: Tournament): TournamentRow {
  const { id, seq, terms, organiser, core, moved, starts, people } = t
  const step = nextStep(t, moved)
  const phase = phaseOf(t)
  return {
    id,
    seq,
    phase,
    visibility: terms.visibility,
    organiser,
    people,
    moved,
    due: step.do === 'wait' ? step.until : moved,
    shown: {
      name: terms.name,
      game: terms.game,
      system: terms.settings.system,
      seats: terms.settings.seats,
      pace: terms.pace,
      entry: terms.entry,
      people: phase === 'open' ? activeOf(t).length : core.entrants.length,
      most: terms.most,
      round: core.rounds.length,
      rounds: phase === 'open' ? terms.settings.rounds : roundsPlanned(core),
      starts: phase === 'open' ? starts : null,
    },
  }
}
