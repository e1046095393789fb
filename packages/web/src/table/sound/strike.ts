import type { Blow } from './recipes.ts'

let hiss: AudioBuffer | null = null

/** Puts one blow together, from `start` on. */
export function strike(context: AudioContext, { tones, noise }: Blow, start: number): void {
  for (const { hertz, loud, seconds } of tones) {
    const tone = context.createOscillator()
    tone.frequency.value = hertz
    tone.connect(fading(context, loud, start, seconds))
    tone.start(start)
    tone.stop(start + seconds)
  }
  if (!noise) return
  const source = context.createBufferSource()
  hiss ??= hissOf(context)
  source.buffer = hiss
  const part = context.createBiquadFilter()
  part.type = 'bandpass'
  part.Q.value = noise.sharp
  part.frequency.setValueAtTime(noise.hertz, start)
  if (noise.to) part.frequency.exponentialRampToValueAtTime(noise.to, start + noise.seconds)
  source.connect(part).connect(fading(context, noise.loud, start, noise.seconds))
  source.start(start)
  source.stop(start + noise.seconds)
}

function fading(context: AudioContext, loud: number, start: number, seconds: number): GainNode {
  const volume = context.createGain()
  volume.gain.setValueAtTime(loud, start)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  volume.connect(context.destination)
  return volume
}

/** A second of noise. */
function hissOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
