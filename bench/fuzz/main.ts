// npm run fuzz -- http|frames [--count N] [--seed TEXT] [--first N]: what callers and pages might send, to a real server in
// which honest people play. One JSON line at the end; the exit code says whether anything died or changed.
import { parseArgs } from 'node:util'
import { fuzzFrames } from './frames.ts'
import { isUntouched } from './honest.ts'
import { fuzzHttp } from './http.ts'

const USAGE = 'npm run fuzz -- http|frames [--count N] [--seed TEXT] [--first N]'
const USUAL = '20000'

function misuse(sentence: string): never {
  console.error(`${sentence} Usage: ${USAGE}`)
  process.exit(2)
}

function wholeNumber(flag: string, text: string, least: number): number {
  const number = Number(text)
  if (!/^\d{1,9}$/.test(text) || number < least)
    misuse(`--${flag} is a whole number from ${least} on, not “${text}”.`)
  return number
}

function readFlags(args: string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ args, options: { count: text, seed: text, first: text } }).values
  } catch (error) {
    misuse(error instanceof Error ? `${error.message.split(/\. |\.?\n/)[0]}.` : String(error))
  }
}

const [which, ...args] = process.argv.slice(2)
const fuzzers = { http: fuzzHttp, frames: fuzzFrames }
if (which !== 'http' && which !== 'frames') misuse('Say what to send.')
const { count = USUAL, seed = 'fuzz', first = '0' } = readFlags(args)
const found = await fuzzers[which]({
  seed,
  count: wholeNumber('count', count, 1),
  first: wholeNumber('first', first, 0),
})
console.log(JSON.stringify(found))
process.exitCode = isUntouched(found) && found.failed.length === 0 ? 0 : 1
