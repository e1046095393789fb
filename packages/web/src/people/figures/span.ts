import { useFormatter } from 'use-intl'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A time in its usual unit: "4.2 sec", "3 hr". */
export function useSpan(): (ms: number) => string {
  const format = useFormatter()
  return ms => {
    const [unit, size] =
      ms < MINUTE
        ? (['second', 1_000] as const)
        : ms < HOUR
          ? (['minute', MINUTE] as const)
          : ms < DAY
            ? (['hour', HOUR] as const)
            : (['day', DAY] as const)
    return format.number(ms / size, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })
  }
}
