import type { Lang } from '@ludoteca/engine'
import { useSyncExternalStore } from 'react'
import { langOf, readSettings, type Settings } from './model.ts'

const KEY = 'ludoteca.settings'
const listeners = new Set<() => void>()

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

let current = readSettings(stored())
show()

export const settings = (): Settings => current

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  tell()
}

/** What the style sheets need to know. */
function show(): void {
  const { dataset } = document.documentElement
  if (current.theme === 'system') delete dataset.theme
  else dataset.theme = current.theme
  dataset.symbols = current.symbols
  dataset.motion = current.motion
}

function tell(): void {
  show()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// Other tabs follow.
addEventListener('storage', event => {
  if (event.key !== KEY) return
  current = readSettings(event.newValue)
  tell()
})

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings)

export const lang = (): Lang => langOf(current.lang, navigator.languages)

export const useLang = (): Lang => langOf(useSettings().lang, navigator.languages)
