import { useEffect, useRef } from 'react'
import { settings } from '../settings/store.ts'
import type { TableState } from './model.ts'

let room: AudioContext | null = null

/** A short struck note, made on the spot: no sound files. */
function note(hertz: number, after: number, seconds: number, loudness: number): void {
  room ??= new AudioContext()
  const start = room.currentTime + after
  const tone = room.createOscillator()
  const volume = room.createGain()
  tone.type = 'triangle'
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(loudness, start)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  tone.connect(volume).connect(room.destination)
  tone.start(start)
  tone.stop(start + seconds)
}

function chime(notes: readonly number[]): void {
  for (const [i, hertz] of notes.entries()) note(hertz, i * 0.13, 0.5, 0.1)
}

const SOUNDS = {
  piece: () => note(196, 0, 0.12, 0.12),
  yourTurn: () => chime([523, 659]),
  over: () => chime([523, 659, 784, 1047]),
}

function soundFor(before: TableState, now: TableState): keyof typeof SOUNDS | null {
  if (now.over && !before.over) return 'over'
  if (now.legal.length > 0 && before.legal.length === 0) return 'yourTurn'
  return now.steps.length > before.steps.length ? 'piece' : null
}

export function useTableSounds(state: TableState): void {
  const before = useRef(state)
  useEffect(() => {
    const sound = soundFor(before.current, state)
    before.current = state
    if (sound && settings().sound === 'on') SOUNDS[sound]()
  }, [state])
}
