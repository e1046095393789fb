import { readFileSync } from 'node:fs'
import { RATES, type Rate } from '@ludoteca/protocol/routes'
import { expect, test } from 'vitest'
import { PACE } from '../src/live/limits/pace.ts'
import { CAPS } from '../src/live/limits/shares.ts'
import { serveText } from '../src/text/index.ts'

const document = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
const { usage } = serveText.en

test('the page for hosts has the flags of --help', () => {
  const table = document.match(/^\| `--[a-z-]+/gm)?.map(row => row.slice('| `'.length))
  const help = usage.match(/^ {2}--[a-z-]+/gm)?.map(row => row.trim())
  expect(table?.toSorted()).toEqual(help?.toSorted())
})

/** What the page for hosts calls each limit. */
const REQUESTS: Readonly<Record<keyof typeof RATES, string>> = {
  address: 'requests from one address',
  person: 'requests of one person',
  token: 'requests with one token',
  entry: 'entries from one address: guests, sign-ins, accounts, recoveries',
  guess: "guesses at one name's password or code from one address",
  name: "guesses at one name's password from all addresses it is not used from",
  tournament: 'tournaments one person sets up',
  tournamentAct: 'what one person does in tournaments',
  notes: 'notes one person writes down',
  puzzles: 'answers to puzzles one person writes down, up to 60 together',
  review: 'reviews of finished games one person sends',
  large: 'the same from one address, counted before they are read',
  search: 'questions to the archive from one address',
  choices: 'questions of one person for what they may do at a table',
  export:
    "exports of one person's data and files of many games together, one at a time (two from an address, eight in all)",
  plans: "changes of one person's settings",
  socket: 'new sockets from one address',
}
const MESSAGES: Readonly<Record<keyof typeof PACE, string>> = {
  person: 'messages of one person, over all sockets',
  address: 'messages from one address, over all sockets',
  commands: 'commands of one person at tables',
  begun: 'games begun by one person',
  begunFromAddress: 'games begun from one address',
  chat: 'chat of one person',
  chatAtTable: 'chat at one table',
  codes: 'codes of private tables tried by one person',
  codesFromAddress: 'such codes tried from one address',
  codesInAll: 'such codes tried by all together',
}

function after(perSecond: number): string {
  if (perSecond >= 1) return `${perSecond} a second`
  const seconds = Math.round(1 / perSecond)
  if (seconds === 60) return 'one a minute'
  return seconds < 60 ? `one in ${seconds} seconds` : `one in ${seconds / 60} minutes`
}

const rowsOf = <K extends string>(rates: Readonly<Record<K, Rate>>, names: Readonly<Record<K, string>>) =>
  (Object.keys(rates) as K[]).map(key => {
    const { burst, perSecond } = rates[key]
    return `| ${names[key]} | ${burst.toLocaleString('en')} | ${after(perSecond)} |`
  })

test('the page for hosts has the rates of the code', () => {
  const rows = [...rowsOf(RATES, REQUESTS), ...rowsOf(PACE, MESSAGES)]
  expect(rows.filter(row => !document.includes(row))).toEqual([])
})

test.each([
  ['waiting', CAPS.waiting],
  ['playing', CAPS.playing],
  ['with-bots', CAPS.withBots],
])('the page for hosts and --help have the usual --most-%s', (flag, { account, guest, address }) => {
  const usual = `${account},${guest},${address}`
  expect(document).toMatch(new RegExp(`^\\| \`--most-${flag} A,G,N\` .*; ${usual} \\|$`, 'm'))
  expect(document).toContain(`| ${usual.replaceAll(',', ', ')} | |`)
  expect(usage).toMatch(new RegExp(`--most-${flag} .*\\(${usual}\\)`))
})
