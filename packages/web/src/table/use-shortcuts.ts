import { settings } from '@ludoteca/page-kit/settings/store.ts'
import { useEffect, useEffectEvent } from 'react'
import { shiftSpeed, togglePause, toggleSound } from './follow/controls.tsx'
import type { TableModel } from './model/model.ts'

interface PageVerbs {
  readonly words: () => void
  readonly help: () => void
  readonly rules: () => void
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [role=menu]') !== null

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click()

function focusTab(name: string): void {
  const tab = document.querySelector<HTMLElement>(`[data-tab="${name}"]`)
  tab?.click()
  tab?.focus()
}

/** What a key does at the table; null when it means nothing here. */
function verbFor(key: string, model: TableModel, page: PageVerbs): (() => void) | null {
  const { position, held, covered, undoable } = model.snapshot()
  if (/^[1-9]$/.test(key)) return () => press(`[data-choice="${key}"]`)
  const now = (): void => {
    model.consider(null)
    model.backToLive()
  }
  const verbs: Record<string, () => void> = {
    u: () => (undoable ? model.undo() : model.retake?.()),
    U: model.resetTurn,
    v: page.words,
    '?': page.help,
    r: page.rules,
    n: model.skip,
    p: () => togglePause(model),
    '.': model.step,
    '-': () => shiftSpeed(-1, settings().speed, model),
    '+': () => shiftSpeed(1, settings().speed, model),
    '=': () => shiftSpeed(1, settings().speed, model),
    m: () => toggleSound(settings().sound),
    h: () => press('[data-testid=hint]'),
    l: () => focusTab('log'),
    s: () => focusTab('standings'),
    c: () => focusTab('chat'),
    Escape: now,
  }
  if (key === 'ArrowLeft') return () => model.show(position - 1)
  if (key === 'ArrowRight') return () => model.show(position + 1)
  if (held) verbs.Enter = model.passOn
  else if (covered !== null) verbs.Enter = model.uncover
  return verbs[key] ?? null
}

export function useShortcuts(model: TableModel, page: PageVerbs): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (settings().keys === 'off' || typing(event.target)) return
    // Enter and arrows belong to whatever has the focus, if it understands them.
    const busy = event.target instanceof HTMLElement && event.target.closest('button, a, summary, [role=tab]')
    if (busy && /^(?:Enter|Arrow)/.test(event.key)) return
    if (document.querySelector('[role=dialog]') && event.key !== '?') return
    const verb = verbFor(event.key, model, page)
    if (!verb) return
    event.preventDefault()
    verb()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
