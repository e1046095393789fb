import { Readable } from 'node:stream'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { exportPerson, type Slice } from '../accounts/export.ts'
import { OneAtATime } from '../live/one-at-a-time.ts'
import { bad, good, type Outcome } from '../outcome.ts'
import type { PersonRow, Store } from '../store/store.ts'

/** So many at a time: from one address, and in all. Each person has one. */
const MOST = { address: 2, inAll: 8 } as const
/** After a slice everybody else has so many times as long. */
const REST = 3
/** Who does not read for so long, or takes longer than that in all, can ask again. */
const IDLE_MS = 30_000
const WHOLE_MS = 15 * 60_000
/** Bytes written ahead of a slow reader. */
const AHEAD = 64 * 1024

/** All exports together do one slice at a time, and rest after it: those who play meanwhile come first. */
function restingSlices(): Slice {
  const slices = new OneAtATime()
  return work =>
    slices.run('slice', async () => {
      const since = performance.now()
      const done = await work()
      await nextTurn()
      await pause(REST * (performance.now() - since))
      return done
    })
}

export interface ExportDesk {
  /** Everything kept of a person, as a stream. */
  begin(person: PersonRow, address: string): Outcome<Readable>
  /** How many are being written. */
  readonly going: number
}

/** Where people fetch what is kept of them. */
export function openExports(
  store: Store,
  { limits, slice = restingSlices() }: { readonly limits: boolean; readonly slice?: Slice },
): ExportDesk {
  const going = new Map<string, string>()

  function isFull(person: string, address: string): boolean {
    const here = [...going.values()].filter(each => each === address).length
    return going.has(person) || here >= MOST.address || going.size >= MOST.inAll
  }

  return {
    get going() {
      return going.size
    },
    begin(person, address) {
      if (limits && isFull(person.id, address)) return bad('export-busy')
      going.set(person.id, address)
      const stream = Readable.from(
        watched(exportPerson(store, person, slice), () => stream),
        {
          objectMode: false,
          highWaterMark: AHEAD,
        },
      )
      const whole = setTimeout(() => stream.destroy(), WHOLE_MS).unref()
      const over = (): void => {
        clearTimeout(whole)
        going.delete(person.id)
      }
      stream.once('end', over).once('close', over)
      return good(stream)
    },
  }
}

/** Ends a stream whose reader has stopped reading. */
async function* watched(pieces: AsyncGenerator<string>, stream: () => Readable): AsyncGenerator<string> {
  for await (const piece of pieces) {
    const idle = setTimeout(() => stream().destroy(), IDLE_MS).unref()
    try {
      yield piece
    } finally {
      clearTimeout(idle)
    }
  }
}
