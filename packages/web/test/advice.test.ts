import { expect, test } from 'vitest'
import { adviceOn } from '../src/bots/advice.ts'
import { game } from './world.ts'

const hint = (notation: string) => ({ notation, share: 0.5, reason: { kind: 'none' } as never })

/** Somebody who is asked, and answers when told to. */
function adviser() {
  const asked: { answer: (notation: string) => void; signal: AbortSignal | undefined }[] = []
  const ask = (_: object, __: number, signal?: AbortSignal) =>
    new Promise<readonly ReturnType<typeof hint>[]>((take, fail) => {
      asked.push({ answer: notation => take([hint(notation)]), signal })
      signal?.addEventListener('abort', () => fail(new Error('left')))
    })
  return { asked, ask }
}

const never = () => new AbortController().signal

test('coach and hints say the same, whichever asks first', async () => {
  const { asked, ask } = adviser()
  const scene = { game, view: {}, viewer: 0 }
  const coach = adviceOn(scene, never(), ask)
  const hints = adviceOn(scene, never(), ask)
  asked[0]?.answer('one')
  expect(await coach).toEqual([hint('one')])
  expect(await hints).toEqual(await coach)
  expect(await adviceOn(scene, never(), ask)).toEqual(await coach)
  expect(asked).toHaveLength(1)
})

test('thinking goes on while somebody waits, and what was broken off is thought about anew', async () => {
  const { asked, ask } = adviser()
  const scene = { game, view: {}, viewer: 0 }
  const [first, second] = [new AbortController(), new AbortController()]
  const waits = [adviceOn(scene, first.signal, ask), adviceOn(scene, second.signal, ask)]
  first.abort()
  expect(asked[0]?.signal?.aborted).toBe(false)
  second.abort()
  expect(asked[0]?.signal?.aborted).toBe(true)
  void adviceOn(scene, never(), ask)
  expect(asked).toHaveLength(2)
  for (const wait of waits) await expect(wait).rejects.toThrow('left')
})

test('another position is another question, and spectators are advised nothing', async () => {
  const { asked, ask } = adviser()
  for (const view of [{}, {}]) void adviceOn({ game, view, viewer: 0 }, never(), ask)
  expect(asked).toHaveLength(2)
  expect(await adviceOn({ game, view: {}, viewer: 'table' }, never(), ask)).toEqual([])
  expect(asked).toHaveLength(2)
})
