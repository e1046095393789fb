import { readFileSync } from 'node:fs'
import { tigrisEuphrates } from '../../rules/game.ts'
import { parseCases } from './parse.ts'
import { runCase } from './run.ts'

const USAGE = `Use: npm run cases -- --game ${tigrisEuphrates.id} FILE…`

interface Arguments {
  readonly game: string
  readonly files: readonly string[]
}

function readArguments(words: readonly string[]): Arguments | string {
  let game = ''
  const files: string[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    if (word === '--game') game = words[++i] ?? ''
    else if (word.startsWith('--game=')) game = word.slice('--game='.length)
    else if (word.startsWith('-')) return `${word} is not an option. ${USAGE}`
    else files.push(word)
  }
  if (game !== tigrisEuphrates.id) return `There are no cases for the game "${game}". ${USAGE}`
  if (files.length === 0) return `Which files? ${USAGE}`
  return { game, files }
}

interface Failed {
  readonly case: string
  readonly at: string
  readonly why: string
}

/** Prints one line per case; what went wrong comes back. */
function runFile(file: string, source: string): { cases: number; failed: Failed[] } {
  const { cases, problems } = parseCases(source)
  const failed: Failed[] = []
  const report = (id: string, line: number, why: string): void => {
    failed.push({ case: id, at: `${file}:${line}`, why })
    console.log(`FAIL ${id} — ${file}:${line}: ${why}`)
  }
  for (const { id, line, what } of problems) report(id, line, `malformed: ${what}`)
  for (const each of cases) {
    const failure = runCase(each)
    if (!failure) console.log(`ok   ${each.id} ${each.title}`)
    else report(each.id, failure.line, failure.malformed ? `malformed: ${failure.what}` : failure.what)
  }
  return { cases: cases.length + problems.length, failed }
}

function main(): number {
  const given = readArguments(process.argv.slice(2))
  if (typeof given === 'string') {
    console.error(given)
    return 2
  }
  const failed: Failed[] = []
  let cases = 0
  for (const file of given.files) {
    let source: string
    try {
      source = readFileSync(file, 'utf8')
    } catch {
      console.error(`${file} cannot be read.`)
      return 2
    }
    const result = runFile(file, source)
    cases += result.cases
    failed.push(...result.failed)
  }
  console.log(JSON.stringify({ cases, passed: cases - failed.length, failed }))
  return failed.length > 0 ? 1 : 0
}

process.exitCode = main()
