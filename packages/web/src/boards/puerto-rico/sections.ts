import type { Phase } from '@ludoteca/puerto-rico'

/** The parts of the board, as they follow one another where they do not all fit. */
export const SECTIONS = ['roles', 'mine', 'harbour', 'market', 'others'] as const
export type SectionId = (typeof SECTIONS)[number]

const ABOUT: Readonly<Partial<Record<Phase, SectionId>>> = {
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

/** What the decision is about comes first; the rest keeps its order. */
export function inOrder(phase: Phase): readonly SectionId[] {
  const first = ABOUT[phase]
  return first ? [first, ...SECTIONS.filter(each => each !== first)] : SECTIONS
}
