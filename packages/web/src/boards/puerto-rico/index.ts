import { forget } from '../registry.ts'
import { Board } from './board.tsx'
import { panel } from './panels/panel.tsx'

export const ui = forget({ Board, panel })
