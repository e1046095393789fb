import type { AnyGameUi, AnyScene } from '@ludoteca/page-kit/board/contract.ts'
import { useEffect, useRef } from 'react'
import type { TableState } from '../model/model.ts'
import { heard } from './heard.ts'
import { playSound } from './player.ts'

/** Seconds between two sounds of one step. */
const APART = 0.16

export function useSounds(ui: AnyGameUi, scene: AnyScene, state: TableState): void {
  const before = useRef(state)
  useEffect(() => {
    const then = before.current
    if (then === state) return
    before.current = state
    for (const [i, sound] of heard(ui, scene, then, state).entries()) playSound(sound, i * APART)
  }, [ui, scene, state])
}
