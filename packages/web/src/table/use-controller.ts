import { useEffect, useMemo, useState } from 'react'
import { bots } from '../bots/client.ts'
import { paceMs } from '../settings/motion.ts'
import { settings } from '../settings/store.ts'
import { Keeper } from '../store/keeper.ts'
import { drawn } from '../ui/drawn.ts'
import { type Confirm, TableController } from './controller.ts'
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

/** Brings a kept table to life; every action is saved. */
export function useController({ record, match }: KeptTable): OpenTable {
  const [unsaved, setUnsaved] = useState(false)
  const { controller, keeper } = useMemo(() => {
    const { id, players, privacy } = record
    const keeper = new Keeper({ id, players, privacy, onDone: ok => setUnsaved(!ok) })
    const controller = new TableController(match, players, privacy, {
      think: async (question, drawnFirst, signal) => {
        if (drawnFirst) await drawn()
        return bots.think({ ...question, table: id }, signal)
      },
      save: keeper.keep,
      wait,
      pace: paceMs,
      confirm,
    })
    return { controller, keeper }
  }, [record, match])
  useEffect(() => {
    controller.open()
    return () => {
      controller.close()
      bots.forget(record.id)
    }
  }, [controller, record])
  useEffect(() => {
    const stop = keeper.watch()
    return () => stop()
  }, [keeper])
  return { controller, unsaved }
}
