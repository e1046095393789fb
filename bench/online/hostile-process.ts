import { once } from 'node:events'
import { garbage } from './attacks.ts'
import { pause } from './figures.ts'
import { strike } from './strike.ts'

/** Waits for a sign, then attacks a room with so many lines, spread evenly over the time given; tells what went wrong. */
const [url = '', count = '', seconds = ''] = process.argv.slice(2)

async function one(at: number): Promise<string> {
  const attack = garbage[at % garbage.length]
  if (!attack) return ''
  // A hundred machines.
  const ended = await strike(url, `203.0.113.${at % 100}`, attack)
  return ended === attack.ends ? '' : `${attack.name}: ${ended} instead of ${attack.ends}`
}

process.send?.('ready')
await once(process, 'message')
const strikes: Promise<string>[] = []
for (let at = 0; at < Number(count); at++) {
  strikes.push(one(at))
  await pause((Number(seconds) * 1000) / Number(count))
}
process.send?.((await Promise.all(strikes)).filter(wrong => wrong !== ''))
process.disconnect()
