/** The machine's clock may differ from time that has passed by so much; more is a jump. */
const JUMP_MS = 2_000
/** If the clock was not read for this long, the process or the machine stood still. */
const STILL_MS = 5_000
const LOOK_MS = 1_000
const MOMENT_MS = 100
const LOOKS = 5

/**
 * Time in which nothing could happen: the process or the machine stood still, or its clock was set (back, if `to` is
 * earlier).
 */
export interface Gap {
  readonly from: number
  readonly to: number
}

export interface SteadyClock {
  /** The time of day. It advances steadily; when the machine's clock jumps, it follows and tells listeners first. */
  now(): number
  /** Told of a gap before anybody learns the time after it. Returns how to stop. */
  onGap(listener: (gap: Gap) => void): () => void
  stop(): void
}

/** The machine's clock as it is, for tests that set it. */
export const bareClock: SteadyClock = { now: () => Date.now(), onGap: () => () => {}, stop: () => {} }

/** `mono` is monotonic: how long the process has been running. */
export function steadyClock({
  wall = () => Date.now(),
  mono = () => performance.now(),
}: {
  readonly wall?: () => number
  readonly mono?: () => number
} = {}): SteadyClock {
  const listeners = new Set<(gap: Gap) => void>()
  let seen = mono()
  let offset = wall() - seen

  /** Both clocks at the same moment: on a busy machine much can pass between two looks. */
  function look(): { at: number; shown: number } {
    for (let tries = 0; ; tries++) {
      const at = mono()
      const shown = wall()
      if (mono() - at <= MOMENT_MS || tries === LOOKS) return { at, shown }
    }
  }

  function now(): number {
    const before = seen + offset
    const { at, shown } = look()
    const still = at - seen > STILL_MS
    const jumped = Math.abs(shown - at - offset) > JUMP_MS
    if (jumped) offset = shown - at
    seen = at
    const time = Math.round(at + offset)
    if (still || jumped) for (const listener of listeners) listener({ from: Math.round(before), to: time })
    return time
  }

  const timer = setInterval(now, LOOK_MS)
  timer.unref()
  return {
    now,
    onGap(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => clearInterval(timer),
  }
}
