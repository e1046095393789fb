/** The value below which this part of all values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

export const rounded = (value: number): number => Math.round(value * 100) / 100

export const pause = (ms: number): Promise<void> => new Promise(resume => setTimeout(resume, ms))
