import { expect, test } from 'vitest'
import { OUTAGES, outage } from '../../online/outage.ts'

/* Two nodes play on real servers that are ill-treated. The longer ones belong to `npm run test:postgres`. */

const quick = OUTAGES.filter(each => each === 'kill' || each === 'cut')

for (const database of process.env.TEST_POSTGRES ? OUTAGES : quick) {
  test(`nothing is lost, doubled or stuck when the database meets: ${database}`, async () => {
    const outcome = await outage({ database, nodes: 2, tables: 4, times: 1 })
    const good = { lost: 0, doubled: 0, unreplayable: 0, stuck: 0, crashed: 0 }
    expect(outcome).toMatchObject(good)
    expect(outcome.acknowledged).toBeGreaterThan(10)
    expect(outcome.recovery_s).toBeLessThanOrEqual(10)
  }, 120_000)
}
