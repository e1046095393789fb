// What ever failed in many runs, the most frequent first.

/** @param {{ run: number, busy: boolean, seconds: number, failed: string[] }[]} runs */
export function failureTable(runs) {
  const when = new Map()
  for (const { run, busy, failed } of runs) {
    for (const name of failed) when.set(name, [...(when.get(name) ?? []), busy ? `${run} (busy)` : `${run}`])
  }
  const rows = [...when].sort(([, a], [, b]) => b.length - a.length)
  const green = runs.filter(({ failed }) => failed.length === 0).length
  const seconds = runs.map(each => each.seconds).join(', ')
  const lines = rows.map(([name, at]) => `${String(at.length).padStart(4)}×  ${name}  [run ${at.join(', ')}]`)
  const sum = `${green} of ${runs.length} runs without a failure (seconds: ${seconds})`
  return [...(lines.length > 0 ? ['What failed:', ...lines, ''] : []), sum].join('\n')
}
