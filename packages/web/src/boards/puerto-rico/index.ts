import { forget } from '../registry.ts'
import { Board } from './board.tsx'
import { chapter } from './chapter.ts'
import { covers } from './covers.ts'
import { describe } from './describe.ts'
import { groups } from './groups.ts'
import { panel } from './panels/panel.tsx'
import { Purse } from './player/purse.tsx'
import { tally, tieBreaks } from './tally.ts'

export const ui = forget({ Board, panel, Purse, describe, tally, tieBreaks, groups, covers, chapter })
