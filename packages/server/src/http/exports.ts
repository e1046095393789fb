import { Readable } from 'node:stream'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { exportPerson, type Slice } from '../accounts/export.ts'
import { OneAtATime } from '../live/limits/one-at-a-time.ts'
import { bad, good, type Outcome } from '../outcome.ts'
import type { PersonRow, Store } from '../store/store.ts'

/** The most exports at a time: from one address, and in all. Each person has one. */
const MOST = { address: 2, inAll: 8 } as const
/** The pause after a slice, as a multiple of the time it took. */
const REST = 3
/** An export ends when nothing was read for this long, or when it takes longer than that in all. */
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
  /** Something for this person as a stream: everything kept of them, where nothing else is said. */
  begin(
    person: PersonRow,
    address: string,
    pieces?: (slice: Slice) => AsyncGenerator<string>,
  ): Outcome<Readable>
  /** The number of exports being written. */
  readonly going: number
}

/** The exports of personal data, with their limits. */
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
    begin(person, address, pieces = slice => exportPerson(store, person, slice)) {
      if (limits && isFull(person.id, address)) return bad('export-busy')
      going.set(person.id, address)
      const stream = Readable.from(
        watched(pieces(slice), () => stream),
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
