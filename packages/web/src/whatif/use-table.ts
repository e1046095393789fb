import { useEffect, useMemo } from 'react'
import { bots } from '../bots/client.ts'
import type { LoadedGame } from '../games/use-game.ts'
import type { TableController } from '../table/local/controller.ts'
import type { Board, BoardState } from './board.ts'
import { lay } from './lay.ts'

/** The table of a board; laid anew when one goes elsewhere. */
export function useTable(board: Board, { kept, laid }: BoardState, loaded: LoadedGame): TableController {
  const table = `whatif-${kept.id}-${laid}`
  const controller = useMemo(() => lay(board, table, loaded), [board, table, loaded])
  useEffect(() => {
    controller.open()
    return () => {
      controller.close()
      bots.forget(table)
    }
  }, [controller, table])
  return controller
}
