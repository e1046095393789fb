import { expect, test } from 'vitest'
import { fuzzFrames } from '../fuzz/frames.ts'
import { fuzzHttp } from '../fuzz/http.ts'

const UNTOUCHED = { died: 0, errors: 0, changed: 0, lost: 0, doubled: 0, unreplayable: 0, failed: [] }

test('whatever bytes callers send, the server answers or hangs up, and honest people play on', async () => {
  const found = await fuzzHttp({ seed: 'npm test', count: 400, first: 0 })
  expect(found).toMatchObject(UNTOUCHED)
  expect(found.answers['200']).toBeGreaterThan(20)
  expect(found.answers['400']).toBeGreaterThan(20)
}, 180_000)

test('whatever pages say, seated or not, the server answers or hangs up, and honest people play on', async () => {
  const found = await fuzzFrames({ seed: 'npm test', count: 400, first: 0 })
  expect(found).toMatchObject(UNTOUCHED)
  expect(found.heard.refused).toBeGreaterThan(5)
  expect(found.heard.problem).toBeGreaterThan(5)
}, 180_000)
