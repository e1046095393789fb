import { useCallback, useEffect, useRef, useState } from 'react'

export type Hold = 'asking' | 'mine' | 'elsewhere'

/** One tab plays a table at a time; another can take it over. */
export function useTableLock(id: string): [Hold, () => void] {
  const [hold, setHold] = useState<Hold>('asking')
  const leave = useRef<() => void>(() => {})

  const request = useCallback(
    (options: LockOptions) => {
      let left = false
      const gone = new Promise<void>(resolve => {
        leave.current = () => {
          left = true
          resolve()
        }
      })
      const tell = (now: Hold) => {
        if (!left) setHold(now)
      }
      navigator.locks
        .request(`ludoteca-table-${id}`, options, lock => {
          tell(lock ? 'mine' : 'elsewhere')
          return lock ? gone : undefined
        })
        // Another tab has taken it over.
        .catch(() => tell('elsewhere'))
    },
    [id],
  )

  useEffect(() => {
    // Not at once: a page that is just being left gets the time to let go.
    const soon = setTimeout(() => request({ ifAvailable: true }))
    return () => {
      clearTimeout(soon)
      leave.current()
    }
  }, [request])

  return [hold, () => request({ steal: true })]
}
