import { sha256 } from './sha256.ts'

/** JSON with sorted keys: equal data gives equal text, however it was built. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const entries = Object.entries(value)
    .filter(([, v]) => v !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`
}

/** Names a position: 128 bits of the SHA-256 of its canonical JSON. */
export const hashState = (state: object): string => sha256(canonical(state)).slice(0, 32)
