import { describe, expect, test } from 'vitest'
import { coverage, gameTests, isComplete, parseLedger } from '../lib/ledger.mjs'
import { tally } from '../lib/vitest.mjs'

const rows = parseLedger(
  'id\tgame\tsection\nPR-001\tpuerto-rico\tA\nPR-002\tpuerto-rico\tB\nTE-001\ttigris-euphrates\tC\n',
)
const passed = (name: string) => ({ name, passed: true })

describe('the ledger', () => {
  test('has one row per line, whatever the line ends', () => {
    expect(rows.map(row => row.id)).toEqual(['PR-001', 'PR-002', 'TE-001'])
    expect(parseLedger('game\tid\r\nlisboa\tLIS-001\r\n')).toEqual([{ id: 'LIS-001', game: 'lisboa' }])
  })

  test('refuses a table without ids', () => {
    expect(() => parseLedger('name\tgame\nx\ty\n')).toThrow(/columns/)
  })

  test('counts a row when a test that names it passed', () => {
    const found = coverage(rows, ['puerto-rico'], [passed('roles › [PR-001] [PR-002] one card each')])
    expect(found).toEqual({ lines: [{ game: 'puerto-rico', rows: 2, covered: 2, missing: [] }], unknown: [] })
    expect(isComplete(found)).toBe(true)
  })

  test('does not count a test that failed or was skipped', () => {
    const found = coverage(rows, ['puerto-rico'], [passed('[PR-001]'), { name: '[PR-002]', passed: false }])
    expect(found.lines).toEqual([{ game: 'puerto-rico', rows: 2, covered: 1, missing: ['PR-002'] }])
    expect(isComplete(found)).toBe(false)
  })

  test('reports a row that does not exist, even from a failed test', () => {
    const found = coverage(rows, [], [{ name: '[PR-999]', passed: false }, passed('[TE-001]')])
    expect(found.unknown).toEqual(['PR-999'])
    expect(isComplete(found)).toBe(false)
  })

  test('asks nothing of a game that does not exist yet', () => {
    expect(coverage(rows, ['puerto-rico'], []).lines.map(line => line.game)).toEqual(['puerto-rico'])
  })

  test('does not take case numbers or longer numbers for rows', () => {
    expect(coverage(rows, [], [passed('[PR-T76] and PR-0011 and XPR-001')]).unknown).toEqual([])
  })

  test('looks at tests of games only', () => {
    const file = (name: string, fullName: string, status: string) => ({
      name,
      assertionResults: [{ fullName, status }],
    })
    const testResults = [
      file('/repo/packages/games/puerto-rico/test/a.test.ts', '[PR-001]', 'passed'),
      file('C:\\repo\\packages\\games\\puerto-rico\\test\\b.test.ts', '[PR-002]', 'failed'),
      file('/repo/packages/web/test/a.test.ts', '[TE-001]', 'passed'),
    ]
    expect(gameTests({ testResults })).toEqual([passed('[PR-001]'), { name: '[PR-002]', passed: false }])
  })
})

describe('the tally', () => {
  const report = (good: number, bad: number, files: object[] = []) => ({
    numPassedTests: good,
    numFailedTests: bad,
    testResults: files,
  })

  test('adds up all runs', () => {
    const runs = [
      { code: 0, report: report(5, 0) },
      { code: 1, report: report(3, 2) },
    ]
    expect(tally(runs)).toEqual({ passed: 8, failed: 2 })
  })

  test('counts a file that could not be loaded', () => {
    const broken = { status: 'failed', assertionResults: [] }
    expect(tally([{ code: 1, report: report(5, 0, [broken]) }])).toEqual({ passed: 5, failed: 1 })
  })

  test('counts a run that broke down without a report', () => {
    expect(tally([{ code: 1, report: null }])).toEqual({ passed: 0, failed: 1 })
  })
})
