// The rules ledger against the tests: a row counts when a test that names it ran and passed.

const ROW_ID = /\b(?:PR|TE|LIS)-\d{3}\b/g

/** Rows of docs/rules/ledger.tsv: { id, game }. */
export function parseLedger(tsv) {
  const [header, ...lines] = tsv.trimEnd().split(/\r?\n/)
  const columns = header.split('\t')
  const [id, game] = [columns.indexOf('id'), columns.indexOf('game')]
  if (id < 0 || game < 0) throw new Error('the ledger has no columns “id” and “game”')
  return lines.map(line => {
    const cells = line.split('\t')
    return { id: cells[id], game: cells[game] }
  })
}

/** Tests of games in a report of Vitest’s JSON reporter: { name, passed }. */
export function gameTests(report) {
  return report.testResults
    .filter(file => file.name.replaceAll('\\', '/').includes('/packages/games/'))
    .flatMap(file => file.assertionResults)
    .map(test => ({ name: test.fullName, passed: test.status === 'passed' }))
}

/** One line per game, and the ids that tests name although no row has them. */
export function coverage(rows, games, tests) {
  const idsIn = list => new Set(list.flatMap(test => test.name.match(ROW_ID) ?? []))
  const proven = idsIn(tests.filter(test => test.passed))
  const known = new Set(rows.map(row => row.id))
  const lines = games.map(game => {
    const own = rows.filter(row => row.game === game)
    const missing = own.filter(row => !proven.has(row.id)).map(row => row.id)
    return { game, rows: own.length, covered: own.length - missing.length, missing }
  })
  return { lines, unknown: [...idsIn(tests)].filter(id => !known.has(id)).sort() }
}

export const isComplete = ({ lines, unknown }) =>
  unknown.length === 0 && lines.every(line => line.missing.length === 0)
