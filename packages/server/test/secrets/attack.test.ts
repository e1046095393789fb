import { createHash } from 'node:crypto'
import { type AnyGame, commitmentTo, type Deal, dealRng, type Rng } from '@ludoteca/engine'
import { shelf } from '@ludoteca/shelf'
import { describe, expect, test } from 'vitest'
import { gather, PEOPLE, play, truthOf } from './evening.ts'
import { openWorld } from './world.ts'

const GAMES = await Promise.all(shelf.map(box => box.rules()))

const asHex = (key: readonly number[]): string => key.map(word => word.toString(16).padStart(8, '0')).join('')
const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')

/** The keys of all generators inside a state. */
function keysIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  const { key } = value as Partial<Rng>
  const own = 'drawn' in value && Array.isArray(key) ? [asHex(key)] : []
  return [...own, ...Object.values(value).flatMap(keysIn)]
}

/** Every text in a frame that could be something: values, names, words, runs of hexadecimal digits. */
function* pieces(text: string): Generator<string> {
  yield* text.match(/[0-9a-fA-F]{16,}/g) ?? []
  for (const [, value = ''] of text.matchAll(/"((?:[^"\\]|\\.)*)"/g)) {
    yield value
    yield* value.split(/[\s/:?=&.,]+/)
  }
  for (const [number] of text.matchAll(/-?\d+(?:\.\d+)?/g)) yield number
}

/** Every key an attacker would try with a piece of text. */
function* keysFrom(piece: string): Generator<string> {
  const hex = piece.toLowerCase()
  if (/^[0-9a-f]{64}$/.test(hex)) yield hex
  if (/^[0-9a-f]{32}$/.test(hex)) yield hex + hex
  for (const seed of [piece, hex]) {
    for (const deal of [1, 2] satisfies Deal[]) {
      yield asHex(dealRng({ seed, deal }).key)
      yield commitmentTo({ seed, deal }) ?? ''
    }
    yield sha256(sha256(seed))
    yield sha256(Buffer.from(seed, 'hex'))
  }
}

async function attacked(game: AnyGame): Promise<{ tried: number; opened: string[] }> {
  const world = await openWorld(game, PEOPLE)
  const evening = await gather(world, game, Math.max(2, game.seats.min), {})
  await play(world, evening, game, `attack on ${game.id}`)
  const { seed, match } = await truthOf(world, evening.table)
  const secret = new Set([
    seed,
    asHex(dealRng(match.setup).key),
    ...keysIn(match.state),
    ...match.snapshots.flatMap(keysIn),
  ])
  const tried = new Set<string>()
  const opened = new Set<string>()
  await world.settled()
  for (const { line, papers, notices } of evening.guests) {
    for (const text of [...line.texts, ...papers, ...notices]) {
      for (const piece of pieces(text)) {
        if (tried.has(piece)) continue
        tried.add(piece)
        if (secret.has(piece)) opened.add(piece)
        for (const key of keysFrom(piece)) if (secret.has(key)) opened.add(piece)
      }
    }
  }
  return { tried: tried.size, opened: [...opened] }
}

describe('no key and no seed', () => {
  test.each(GAMES)('can be had from what is sent during a game of $id', async game => {
    const { tried, opened } = await attacked(game)
    expect(tried).toBeGreaterThan(100)
    expect(opened).toEqual([])
  })
})
