/** The value below which this part of all values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

export const rounded = (value: number): number => Math.round(value * 100) / 100

/** Counts how many cores this process has used, all threads together, since it was last asked. */
export function coresUsed(): () => number {
  let used = process.cpuUsage()
  let since = performance.now()
  return () => {
    const { user, system } = process.cpuUsage(used)
    const passed = performance.now() - since
    used = process.cpuUsage()
    since = performance.now()
    return (user + system) / 1000 / passed
  }
}

export const pause = (ms: number): Promise<void> => new Promise(resume => setTimeout(resume, ms))

/** Calls `act` at this rate, whatever becomes of the earlier calls, with the moment at which each was due. */
export async function steadily(rate: number, seconds: number, act: (due: number) => void): Promise<void> {
  const start = performance.now()
  let done = 0
  while (performance.now() - start < seconds * 1000) {
    for (; done < ((performance.now() - start) / 1000) * rate; done++) act(start + (done / rate) * 1000)
    await pause(1)
  }
}

/** Takes one out at random. */
export const drawn = <T>(from: T[]): T | undefined =>
  from.splice(Math.floor(Math.random() * from.length), 1)[0]
