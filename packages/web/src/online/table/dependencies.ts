import { readSave } from '@ludoteca/engine'
import { stayMs } from '@ludoteca/page-kit/settings/motion.ts'
import type { LoadedGame } from '../../games/use-game.ts'
import { weigh } from '../../table/follow/weigh.ts'
import { pointsOverTime } from '../../table/model/points-over-time.ts'
import { call, callText } from '../api.ts'
import type { RemoteDependencies } from './remote-table.ts'

/** What a table depends on at the server besides the live connection. */
export function remoteDependencies(id: string, { game, text, ui }: LoadedGame): RemoteDependencies {
  const save = async (): Promise<string> => {
    const found = await callText(`/tables/${id}/save`)
    if (!found.ok) throw new Error(found.problem.code)
    return found.value
  }
  return {
    save,
    position: async steps => {
      const found = await call<{ view: object }>('GET', `/tables/${id}/positions/${steps}`)
      return found.ok ? found.value.view : null
    },
    pointsOverTime: async () => {
      const loaded = readSave(await save(), [game])
      return loaded.ok ? pointsOverTime(loaded.match) : []
    },
    wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
    stay: (step, own) => stayMs(weigh(text, ui, step, own)),
  }
}
