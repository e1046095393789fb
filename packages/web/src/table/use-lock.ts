import { useCallback, useEffect, useRef, useState } from 'react'

export type Hold = 'asking' | 'mine' | 'elsewhere'

/** One tab plays a table at a time; another can take it over. */
export function useTableLock(id: string): [Hold, () => void] {
  const [hold, setHold] = useState<Hold>('asking')
  const release = useRef<(() => void) | null>(null)
  const alive = useRef(true)

  const request = useCallback(
    (options: LockOptions) => {
      const held = () => {
        if (!alive.current) return
        setHold('mine')
        return new Promise<void>(resolve => {
          release.current = resolve
        })
      }
      const name = `ludoteca-table-${id}`
      navigator.locks
        .request(name, options, lock => (lock ? held() : setHold('elsewhere')))
        .catch(() => setHold('elsewhere'))
    },
    [id],
  )

  useEffect(() => {
    alive.current = true
    request({ ifAvailable: true })
    return () => {
      alive.current = false
      release.current?.()
    }
  }, [request])

  return [hold, () => request({ steal: true })]
}
