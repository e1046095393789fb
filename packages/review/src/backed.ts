import { LEAST, lossOf } from './classes.ts'
import type { Finding, Look } from './findings.ts'

type Looks = readonly (Look | null)[]

/** By step: at which step its seat decides next, where nobody else does and nothing is revealed in between; else null. */
export function nextSteps(looks: Looks): readonly (number | null)[] {
  const next: (number | null)[] = looks.map(() => null)
  let later: { readonly step: number; readonly finding: Finding } | null = null
  for (let step = looks.length - 1; step >= 0; step--) {
    const look = looks[step]
    if (!look || look.luck.some(part => part !== 0)) later = null
    if (!look?.finding) continue
    if (later?.finding.seat === look.finding.seat) next[step] = later.step
    later = { step, finding: look.finding }
  }
  return next
}

/**
 * The looks with what their seats could still make of their choices. A search may overlook how well one can go on; where the same
 * seat decides next and the look at that sees as far, the choice left what the best of those leaves.
 */
export function backed(looks: Looks): Looks {
  const next = nextSteps(looks)
  const known = [...looks]
  for (let step = looks.length - 1; step >= 0; step--) {
    const look = known[step]
    const later = known[next[step] ?? -1]?.finding
    if (look?.finding && later) known[step] = { ...look, finding: backedBy(look.finding, later) }
  }
  return known
}

function backedBy(finding: Finding, later: Finding): Finding {
  const { seat, made, cost, choices, steps } = finding
  const loss = lossOf(finding)
  const own = choices.find(each => each.action === made)
  const left = later.choices[0]?.shares
  if (!own || !left || loss < LEAST.inaccuracy || later.steps < steps) return finding
  const gains = left.map((share, i) => share - (own.shares[i] ?? 0))
  // Looks differ by a little in any case.
  if ((gains[seat] ?? 0) < loss / 2) return finding
  const less = cost.map((change, i) => short(change + (gains[i] ?? 0)))
  const isGood = (less[seat] ?? 0) >= 0
  return {
    ...finding,
    cost: isGood ? cost.map(() => 0) : less,
    choices: choices
      .map(each => (each === own ? { ...each, shares: left } : each))
      .toSorted((a, b) => (b.shares[seat] ?? 0) - (a.shares[seat] ?? 0)),
  }
}

const short = (value: number): number => Math.round(value * 10_000) / 10_000 + 0
