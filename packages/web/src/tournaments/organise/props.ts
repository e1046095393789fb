import type { TournamentAct, TournamentFacts } from '@ludoteca/protocol'

/** What is asked once more before it is done. */
export interface Question {
  readonly title: string
  readonly line: string
  readonly yes: string
  readonly act: TournamentAct
}

export interface OrganiseProps {
  readonly facts: TournamentFacts
  readonly busy: boolean
  readonly does: (act: TournamentAct) => void
  readonly ask: (question: Question) => void
}
