import { createHash } from 'node:crypto'

interface Part {
  readonly name: string
  readonly size: number
  readonly of: string
}

/**
 * The inputs of a network as a recorded list has them: each part with its size and a digest of the numbers it has in some
 * rows. Another name, size, place or meaning of an input shows in it.
 */
export function recordedInputs(parts: readonly Part[], rows: readonly Float32Array[]): string[] {
  let from = 0
  return parts.map(({ name, size, of }) => {
    const hash = createHash('sha256')
    for (const row of rows) hash.update(row.slice(from, from + size).join(' '))
    from += size
    return `${of}: ${name} ${size} ${hash.digest('hex').slice(0, 8)}`
  })
}
