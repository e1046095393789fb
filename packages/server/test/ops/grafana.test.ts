import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openMetrics } from '../../src/ops/metrics.ts'
import { Pulse } from '../../src/ops/pulse.ts'

interface Dashboard {
  readonly panels: readonly {
    readonly title: string
    readonly targets: readonly { readonly expr: string }[]
  }[]
}

const file = new URL('../../../../examples/operations/grafana.json', import.meta.url)
const { panels } = JSON.parse(readFileSync(file, 'utf8')) as Dashboard

/** What Prometheus knows after reading /metrics: histograms become three series each. */
async function series(): Promise<Set<string>> {
  const metrics = openMetrics(new Pulse(() => 0))
  metrics.watchBots(() => 0)
  const all = await metrics.registry.getMetricsAsJSON()
  return new Set(
    all.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
}

const METRIC = /\b(?:ludoteca|nodejs|process)_\w+/g

test('every query of the dashboard asks for series the server has', async () => {
  const known = await series()
  for (const { title, targets } of panels) {
    for (const { expr } of targets) {
      const asked = expr.match(METRIC) ?? []
      expect(asked, title).not.toEqual([])
      expect(
        asked.filter(name => !known.has(name)),
        title,
      ).toEqual([])
    }
  }
})

test('every figure of our own is on the dashboard', async () => {
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n')
  const own = [...(await series())].filter(
    name => /^ludoteca_\w+/.test(name) && !/_(?:bucket|sum)$/.test(name),
  )
  expect(own.filter(name => !shown.includes(name.replace(/_count$/, '')))).toEqual([])
})
