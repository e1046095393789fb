import type { SaveProblem } from '@ludoteca/engine'
import { nameOf } from '@ludoteca/review'
import { treeIn, withTree } from '@ludoteca/review/tree'
import { readSaveText } from '../../store/file.ts'
import type { KeptBoard } from '../board.ts'
import { boardsOf, keepBoard } from '../store.ts'
import { newBoard } from '../try-from.ts'
import { textIn } from './fragment.ts'

/** Why nothing was opened: the link is damaged, the save file is, or the lines it brings are. */
export type ImportProblem = 'link' | 'lines' | SaveProblem

type Imported =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly problem: ImportProblem }

/** Opens what a link brings. */
export async function importFragment(fragment: string): Promise<Imported> {
  const text = await textIn(fragment)
  return text === null ? { ok: false, problem: 'link' } : importBoard(text)
}

/** Opens a save file with what was tried in it; a board that is already on this device is not touched. */
export async function importBoard(text: string): Promise<Imported> {
  const loaded = await readSaveText(text)
  if (!loaded.ok) return loaded
  const { match } = loaded
  const explored = treeIn(text, match)
  if (!explored) return { ok: false, problem: 'lines' }
  const same = ({ save, tree, here }: KeptBoard): boolean =>
    withTree(save, match, { tree, here }) === withTree(save, match, explored)
  const known = (await boardsOf(nameOf(match))).find(board => board.own === null && same(board))
  if (known) return { ok: true, id: known.id }
  const board = { ...newBoard(match, null), ...explored, brought: true }
  await keepBoard(board)
  return { ok: true, id: board.id }
}
