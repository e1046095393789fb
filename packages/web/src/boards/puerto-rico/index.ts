import { forget } from '../registry.ts'
import { Board } from './board.tsx'

export const ui = forget({ Board })
