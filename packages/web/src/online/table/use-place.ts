import { useEffect, useRef } from 'react'
import type { TableState } from '../../table/model/model.ts'
import type { RemoteTable } from './remote-table.ts'

const wanted = (): number | null => {
  const at = new URLSearchParams(location.search).get('at')
  return at !== null && /^\d+$/.test(at) ? Number(at) : null
}

/** The address says which position is shown, so that a reload or a link leads back to it. */
export function usePlace(model: RemoteTable, { live, position }: TableState): void {
  const arrived = useRef(wanted() === null)
  useEffect(() => {
    const at = wanted()
    if (at !== null) model.show(at)
  }, [model])
  useEffect(() => {
    // The position the address asks for may still be on its way.
    if (!live) arrived.current = true
    if (!arrived.current) return
    const address = live ? location.pathname : `${location.pathname}?at=${position}`
    if (address !== `${location.pathname}${location.search}`) history.replaceState(history.state, '', address)
  }, [live, position])
}
