import type { AnyGame } from '@ludoteca/engine'
import { readSave } from '@ludoteca/engine'
import { paceMs } from '../../settings/motion.ts'
import { pointsOverTime } from '../../table/history.ts'
import { call, callText } from '../api.ts'
import type { Surroundings } from '../remote-table.ts'

/** What a table needs of the server besides the live line. */
export function surroundings(id: string, game: AnyGame): Surroundings {
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
    pace: paceMs,
  }
}
