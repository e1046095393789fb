import { expect, test } from 'vitest'
import { crash } from '../online/crash.ts'

test('a busy server is killed three times: no confirmed move is lost, none is there twice, every table replays', async () => {
  const survival = await crash({ kills: 3, tables: 6 })
  expect(survival).toMatchObject({ kills: 3, lost: 0, doubled: 0, unreplayable: 0 })
  expect(survival.acknowledged).toBeGreaterThan(20)
  expect(survival.resent).toBeGreaterThan(0)
}, 420_000)
