import { once } from 'node:events'
import { pause } from '@ludoteca/harness/figures.ts'
import { assaults, type Outcome } from './assaults.ts'
import { garbage, isEnded } from './attacks.ts'
import { strike } from './strike.ts'

/** What the attackers saw. */
export interface Seen {
  /** Attacks that were not answered as documented, or let more pass than limits allow. */
  readonly wrong: readonly string[]
  readonly assaults: Readonly<Record<string, Outcome>>
}

/**
 * Waits for a sign, then attacks a server with so many lines, spread evenly over the time given, and in every other way at
 * the same time; tells what came of it.
 */
const [url = '', count = '', seconds = ''] = process.argv.slice(2)

async function one(at: number): Promise<string> {
  const attack = garbage[at % garbage.length]
  if (!attack) return ''
  // A hundred machines.
  const ended = await strike(url, `203.0.113.${at % 100}`, attack)
  return isEnded(attack, ended) ? '' : `${attack.name}: ${ended} instead of ${attack.ends}`
}

async function assail(): Promise<Seen> {
  const wrong: string[] = []
  const outcomes: Record<string, Outcome> = {}
  const all = assaults.map(async ({ name, most, run }) => {
    const began = performance.now()
    const outcome = await run(url, Number(seconds)).catch((error: Error) => error)
    // Limits give more with time, also with what the last try took.
    const allowed = most((performance.now() - began) / 1000)
    if (outcome instanceof Error) wrong.push(`${name}: ${outcome.message}`)
    else if (outcome.passed > allowed) wrong.push(`${name}: ${outcome.passed} passed`)
    if (!(outcome instanceof Error)) outcomes[name] = outcome
  })
  await Promise.all(all)
  return { wrong, assaults: outcomes }
}

process.send?.('ready')
await once(process, 'message')
const assailed = assail()
const strikes: Promise<string>[] = []
for (let at = 0; at < Number(count); at++) {
  strikes.push(one(at))
  await pause((Number(seconds) * 1000) / Number(count))
}
const struck = (await Promise.all(strikes)).filter(wrong => wrong !== '')
const seen = await assailed
process.send?.({ ...seen, wrong: [...struck, ...seen.wrong] } satisfies Seen)
process.disconnect()
