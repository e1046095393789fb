import { forget } from '../registry.ts'
import { Board } from './board.tsx'
import { chapter } from './chapter.ts'
import { describe } from './describe.ts'
import { groups } from './groups.ts'
import { hides } from './hides.ts'
import { panel } from './panels/panel.tsx'
import { tally } from './tally.ts'

export const ui = forget({ Board, panel, describe, tally, groups, hides, chapter })
