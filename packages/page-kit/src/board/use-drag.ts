import { type RefObject, useEffect, useRef } from 'react'

const FAR_ENOUGH = 6

/** A picture of the dragged thing that follows the pointer. */
function ghostOf(source: Element): HTMLElement {
  const { width, height } = source.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.append(source.cloneNode(true))
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '40',
    inset: '0 auto auto 0',
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: 'none',
    filter: 'drop-shadow(0 3px 4px rgb(0 0 0 / 0.4))',
  })
  return ghost
}

/**
 * Lets pieces be dragged: from whatever carries `data-drag` to whatever carries `data-drop`. A short
 * press stays a tap.
 */
export function useDrag(
  frame: RefObject<HTMLElement | null>,
  onDrop: ((from: number, to: number) => void) | null,
): void {
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  const active = onDrop !== null
  useEffect(() => {
    const root = frame.current
    if (!root || !active) return
    let stop: (() => void) | null = null

    const onDown = (down: PointerEvent) => {
      const source = down.target instanceof Element ? down.target.closest('[data-drag]') : null
      const picture = source?.querySelector('svg')
      if (!source || !picture || down.button !== 0) return
      const from = Number(source.getAttribute('data-drag'))
      let ghost: HTMLElement | null = null
      const half = picture.getBoundingClientRect().width / 2

      const onMove = (move: PointerEvent) => {
        if (!ghost && Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY) < FAR_ENOUGH)
          return
        if (!ghost) {
          ghost = ghostOf(picture)
          root.append(ghost)
        }
        ghost.style.transform = `translate(${move.clientX - half}px, ${move.clientY - half}px)`
      }
      const onUp = (up: PointerEvent) => {
        const dragged = ghost !== null
        stop?.()
        if (!dragged || up.type === 'pointercancel') return
        // The tap that follows a drag is no tap.
        addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => removeEventListener('click', swallow, { capture: true }))
        const target = document.elementFromPoint(up.clientX, up.clientY)?.closest('[data-drop]')
        if (target) drop.current?.(from, Number(target.getAttribute('data-drop')))
      }
      stop?.()
      stop = () => {
        ghost?.remove()
        removeEventListener('pointermove', onMove)
        removeEventListener('pointerup', onUp)
        removeEventListener('pointercancel', onUp)
        stop = null
      }
      addEventListener('pointermove', onMove)
      addEventListener('pointerup', onUp)
      addEventListener('pointercancel', onUp)
    }

    root.addEventListener('pointerdown', onDown)
    return () => {
      root.removeEventListener('pointerdown', onDown)
      stop?.()
    }
  }, [frame, active])
}

const swallow = (event: Event): void => {
  event.stopPropagation()
  event.preventDefault()
}
