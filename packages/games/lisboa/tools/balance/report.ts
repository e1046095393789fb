import { outliers, ratiosOf, richness, THINGS } from './judge.ts'
import type { Numbers } from './numbers.ts'
import { KINDS, type Tally } from './tally.ts'

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
const two = (n: number | null | undefined): string => (typeof n === 'number' ? n.toFixed(2) : '–')
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** Seats, length and what is outside the bars, by players. */
export function summary(tallies: readonly Tally[]): string[] {
  return [
    row(['players', 'games', 'mean score by place', 'win share by place', 'rounds', 'decrees', 'outside']),
    row(['---', '---', '---', '---', '---', '---', '---']),
    ...tallies.map(tally =>
      row([
        String(tally.seats),
        String(tally.games),
        tally.scores.map(sum => (sum / tally.games).toFixed(1)).join(' / '),
        tally.wins.map(won => percent(won / tally.games)).join(' / '),
        (tally.rounds / tally.games).toFixed(1),
        percent(richness(tally)),
        outliers(tally)
          .map(({ id, ratio }) => `${id} ${two(ratio)}`)
          .join(', ') || 'none',
      ]),
    ),
  ]
}

/** Every thing with its numbers, and how often it was taken with so many players. */
export function details(tallies: readonly Tally[], numbers: Numbers): string[] {
  return KINDS.flatMap(kind => {
    const ratios = tallies.map(tally => ratiosOf(tally, kind, 0))
    const rows = kind === 'spots' || kind === 'buildings' ? [] : numbers[kind]
    return [
      row([kind, ...tallies.map(({ seats }) => String(seats))]),
      row(['---', ...tallies.map(() => '--:')]),
      ...THINGS[kind].map(({ id }, i) => {
        const own = Object.values(rows[i] ?? {})
          .slice(1)
          .flat()
          .join(' ')
        return row([`${id} ${own}`.trim(), ...ratios.map(each => two(each[i]))])
      }),
      '',
    ]
  })
}
