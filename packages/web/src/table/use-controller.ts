import { useEffect, useMemo, useState } from 'react'
import type { AnyGameUi } from '../boards/contract.ts'
import { bots } from '../bots/client.ts'
import { paceMs } from '../settings/motion.ts'
import { settings } from '../settings/store.ts'
import { putTable, recordOf } from '../store/tables.ts'
import { type Confirm, TableController } from './controller.ts'
import { keepsSecrets } from './seen-standings.ts'
import type { KeptTable } from './use-record.ts'

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

function confirm(): Confirm {
  const choice = settings().confirm
  return choice === 'off' || choice === 'always' ? choice : Number(choice)
}

export interface OpenTable {
  readonly controller: TableController
  /** The last save did not reach the disk. */
  readonly unsaved: boolean
}

/** Brings a kept table to life; every action is saved before the next can be made. */
export function useController({ record, match }: KeptTable, ui: AnyGameUi): OpenTable {
  const [unsaved, setUnsaved] = useState(false)
  const controller = useMemo(() => {
    const { id, players, privacy } = record
    return new TableController(match, players, privacy, {
      think: bots.think,
      save: current =>
        void putTable(recordOf(id, current, players, privacy)).then(
          () => setUnsaved(false),
          () => setUnsaved(true),
        ),
      wait,
      pace: paceMs,
      confirm,
      keepsSecrets: (view, seat) => keepsSecrets(ui, view, seat, players.length),
    })
  }, [record, match, ui])
  useEffect(() => {
    controller.open()
    return controller.close
  }, [controller])
  return { controller, unsaved }
}
