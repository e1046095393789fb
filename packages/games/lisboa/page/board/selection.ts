import { useSyncExternalStore } from 'react'

/** The card in hand whose uses are shown: the board and the decision panel point at the same one. */
let chosen: number | null = null
const listeners = new Set<() => void>()

export function chooseCard(card: number | null): void {
  chosen = card
  for (const listener of listeners) listener()
}

export const useChosenCard = (): number | null =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => chosen,
  )
