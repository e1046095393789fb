import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openStore } from '../../../src/store/open.ts'
import { tableRow } from '../rows.ts'
import { place, store } from './places.ts'

export function ends(): void {
  test('a promised line survives the death of the process', async () => {
    const loader = new URL('../../../../../scripts/ts.mjs', import.meta.url).href
    const program = fileURLToPath(new URL('../writer-process.ts', import.meta.url))
    const child = spawn(process.execPath, ['--import', loader, program, place.url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const promised: string[] = []
    for await (const line of createInterface(child.stdout)) {
      promised.push(line)
      if (promised.length === 100) child.kill('SIGKILL')
    }
    expect(promised.length).toBeGreaterThanOrEqual(100)
    for (let i = 0; i < 8; i++) {
      // What was under way when it died may still be kept, all or nothing.
      const unread = async () =>
        (await store.tables.head(`t${i}`)) - (await store.tables.log(`t${i}`, 0)).length
      await expect.poll(unread).toBe(0)
      const log = await store.tables.log(`t${i}`, 0)
      expect(log).toEqual(log.map((_, seq) => `t${i} ${seq}`))
      expect(log).toEqual(expect.arrayContaining(promised.filter(line => line.startsWith(`t${i} `))))
    }
  })

  test('closing waits for what has been asked', async () => {
    const closing = await openStore(place.url)
    const writes = Array.from({ length: 50 }, (_, i) =>
      closing.tables.append(`t${i}`, 0, ['x'], tableRow(`t${i}`, 1)),
    )
    await closing.close()
    expect(await Promise.all(writes)).toEqual(writes.map(() => true))
    expect(await store.tables.ids(null, 99)).toHaveLength(50)
  })
}
