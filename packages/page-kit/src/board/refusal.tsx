import { createContext, type ReactNode, useContext } from 'react'

/** Why the last try was refused, ready to be shown; null when nothing was. */
export const RefusalContext = createContext<ReactNode>(null)

export const useRefusal = (): ReactNode => useContext(RefusalContext)
