import { commitmentTo, type Deal, dealRng, type Rng, type Setup } from '@ludoteca/engine'

const DEALS: readonly Deal[] = [1, 2]
const asHex = (words: readonly number[]): string =>
  words.map(word => word.toString(16).padStart(8, '0')).join('')

/** The keys of all generators inside a state. */
function keys(value: unknown): Rng['key'][] {
  if (value === null || typeof value !== 'object') return []
  const own = 'key' in value && 'drawn' in value && Array.isArray(value.key) ? [value.key as number[]] : []
  return [...own, ...Object.values(value).flatMap(keys)]
}

/** What of the seed, or of what follows from it by any way to deal, stands in a text; null when nothing does. */
export function seedIn(text: string, { seed }: Setup, state: object): string | null {
  if (text.includes(seed)) return 'the seed'
  const generators = [...DEALS.map(deal => dealRng({ seed, deal }).key), ...keys(state)]
  for (const key of generators) {
    if (key.length > 0 && text.includes(asHex(key))) return 'the key of a generator'
    if (key.some(word => word > 0xffff && text.includes(String(word)))) return 'a word of a generator’s key'
  }
  const prints = DEALS.map(deal => commitmentTo({ seed, deal }))
  return prints.some(print => print !== null && text.includes(print)) ? 'what is published of the seed' : null
}
