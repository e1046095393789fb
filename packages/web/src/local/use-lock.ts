import { useCallback, useEffect, useRef, useState } from 'react'
import { holdAlone } from './lock.ts'

type Hold = 'asking' | 'mine' | 'elsewhere'

/** One tab plays a table at a time; another can take it over. */
export function useTableLock(id: string): [Hold, () => void] {
  const [hold, setHold] = useState<Hold>('asking')
  const leave = useRef<() => void>(() => {})

  const request = useCallback(
    (steal: boolean) => {
      leave.current()
      let left = false
      const tell = (now: Hold) => () => {
        if (!left) setHold(now)
      }
      const letGo = holdAlone(`ludoteca-table-${id}`, {
        steal,
        held: tell('mine'),
        elsewhere: tell('elsewhere'),
      })
      leave.current = () => {
        left = true
        letGo()
      }
    },
    [id],
  )

  useEffect(() => {
    // Not at once: a page that is just being left gets the time to let go.
    const soon = setTimeout(() => request(false))
    return () => {
      clearTimeout(soon)
      leave.current()
    }
  }, [request])

  return [hold, () => request(true)]
}
