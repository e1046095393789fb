import type { PhaseName } from '../../rules/index.ts'

/** The parts of the board, in the order they always have where they do not all fit. */
export const SECTIONS = ['roles', 'mine', 'harbour', 'market', 'others'] as const
export type SectionId = (typeof SECTIONS)[number]

const ABOUT: Readonly<Partial<Record<PhaseName, SectionId>>> = {
  draft: 'market',
  role: 'roles',
  guest: 'mine',
  hacienda: 'harbour',
  forest: 'harbour',
  settle: 'harbour',
  hunt: 'mine',
  privilege: 'harbour',
  token: 'harbour',
  arrange: 'mine',
  assign: 'mine',
  build: 'market',
  give: 'mine',
  produce: 'mine',
  extra: 'harbour',
  land: 'mine',
  sell: 'harbour',
  supply: 'mine',
  load: 'harbour',
  mix: 'mine',
  store: 'mine',
}

/** The part that a decision is about; null when nothing is decided. */
export const aboutPart = (phase: PhaseName): SectionId | null => ABOUT[phase] ?? null
