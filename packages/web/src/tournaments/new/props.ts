import type { TournamentDraft } from '../draft.ts'

/** A part of the form in which a tournament is set up. */
export interface PartProps {
  readonly draft: TournamentDraft
  readonly onChange: (news: Partial<TournamentDraft>) => void
}
