import { useSyncExternalStore } from 'react'

/** Aids drawn on the map; each can be switched off. */
export const HELPERS = ['kingdoms', 'strengths', 'targets', 'outcomes', 'news', 'coordinates'] as const
type Helper = (typeof HELPERS)[number]
type Helpers = Readonly<Record<Helper, boolean>>

const KEY = 'ludoteca.tigris-euphrates.helpers'
const listeners = new Set<() => void>()

/** All are on unless somebody switched them off. */
function read(): Helpers {
  let off: unknown[] = []
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (Array.isArray(found)) off = found
  } catch {
    // Nothing usable is stored.
  }
  return Object.fromEntries(HELPERS.map(each => [each, !off.includes(each)])) as Helpers
}

let current = read()

export function switchHelper(helper: Helper, on: boolean): void {
  current = { ...current, [helper]: on }
  try {
    localStorage.setItem(KEY, JSON.stringify(HELPERS.filter(each => !current[each])))
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useHelpers = (): Helpers => useSyncExternalStore(subscribe, () => current)
