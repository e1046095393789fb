import { stayMs } from '@ludoteca/page-kit/settings/motion.ts'
import { settings } from '@ludoteca/page-kit/settings/store.ts'
import { nextPaint } from '@ludoteca/page-kit/ui/next-paint.ts'
import { useEffect, useMemo, useState } from 'react'
import { bots } from '../bots/client.ts'
import type { LoadedGame } from '../games/use-game.ts'
import { Keeper } from '../store/keeper.ts'
import { weigh } from '../table/follow/weigh.ts'
import { TableController } from '../table/local/controller.ts'
import type { Confirm } from '../table/local/turn-pause.ts'
import type { KeptTable } from './use-record.ts'

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

function confirm(): Confirm {
  const choice = settings().confirm
  return choice === 'off' || choice === 'always' ? choice : Number(choice)
}

interface OpenTable {
  readonly controller: TableController
  /** The last save did not reach the disk. */
  readonly unsaved: boolean
}

/** Brings a kept table to life; every action is saved. */
export function useController({ record, match }: KeptTable, { text, ui }: LoadedGame): OpenTable {
  const [unsaved, setUnsaved] = useState(false)
  const { controller, keeper } = useMemo(() => {
    const { id, players, privacy } = record
    const keeper = new Keeper({ terms: record, onDone: ok => setUnsaved(!ok) })
    const controller = new TableController(match, players, privacy, {
      think: async (question, afterPaint, signal) => {
        if (afterPaint) await nextPaint()
        return bots.think({ ...question, table: id }, signal)
      },
      save: keeper.keep,
      wait,
      stay: (step, own) => stayMs(weigh(text, ui, step, own)),
      confirm,
    })
    return { controller, keeper }
  }, [record, match, text, ui])
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
