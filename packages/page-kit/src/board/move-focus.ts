import type { KeyboardEvent } from 'react'

/** Arrow keys go from choice to choice. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (by === 0) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-choice]')]
  const next = buttons[buttons.indexOf(document.activeElement as HTMLElement) + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}
