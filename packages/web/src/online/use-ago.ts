import { useFormatter, useNow } from 'use-intl'

/** "5 minutes ago", as the server's clock has it: on a device that lags behind, nothing has yet to happen. */
export function useAgo(): (at: number) => string {
  const format = useFormatter()
  const now = useNow({ updateInterval: 30_000 })
  return at => format.relativeTime(Math.min(at, now.getTime()), now)
}
