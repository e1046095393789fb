import { settings } from '@ludoteca/page-kit/settings/store.ts'
import { RECIPES, type Sound } from './recipes.ts'
import { strike } from './strike.ts'

let room: AudioContext | null = null

/** Nothing sounds, and nothing is opened, before somebody has touched the page. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? true

/** Plays it, so many seconds from now, if there is to be sound. */
export function playSound(sound: Sound, after = 0): void {
  if (settings().sound === 'off' || !touched()) return
  room ??= new AudioContext()
  // What was asked for while the browser allowed no sound is not played later.
  if (room.state !== 'running') return void room.resume().catch(() => {})
  for (const blow of RECIPES[sound]) strike(room, blow, room.currentTime + after + blow.after)
}
