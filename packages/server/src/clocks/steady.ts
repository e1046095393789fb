/** The machine's clock may differ from time that has passed by so much; more is a jump. */
const JUMP_MS = 2_000
/** Nothing keeps this process from looking at the clock for so long, unless it or the machine stood still. */
const STILL_MS = 5_000
const LOOK_MS = 1_000

/** Time that was nobody's: the process or the machine stood still, or its clock was set (back, if `to` is earlier). */
export interface Gap {
  readonly from: number
  readonly to: number
}

export interface SteadyClock {
  /** The time of day. It passes as time does; when the machine's clock jumps, it follows and says so first. */
  now(): number
  /** Told of a gap before anybody learns the time after it. Returns how to stop. */
  onGap(listener: (gap: Gap) => void): () => void
  stop(): void
}

/** Whatever the machine's clock says: for tests that set it. */
export const bareClock: SteadyClock = { now: () => Date.now(), onGap: () => () => {}, stop: () => {} }

/** `mono` is time as no clock shows it: how long the process has been there. */
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

  function now(): number {
    const at = mono()
    const before = seen + offset
    const still = at - seen > STILL_MS
    const jumped = Math.abs(wall() - at - offset) > JUMP_MS
    if (jumped) offset = wall() - at
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
