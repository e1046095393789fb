import { below, pick, type Rng, rngFrom, shuffle } from '@ludoteca/engine'
import { expect, test } from 'vitest'
import {
  BYE_WORTHS,
  exportJson,
  GUARDIAN_RULES,
  nextSeason,
  RESTS,
  type Settings,
  SYSTEMS,
  standings,
  TIE_BREAKS,
  type Tournament,
  UNFINISHED_RULES,
} from '../src/index.ts'
import { differences, recompute } from '../tools/recompute.ts'
import { done, field, play } from './play.ts'

function anyTournament(seed: string): Tournament {
  const rng = rngFrom(seed)
  const system = pick(rng, SYSTEMS)
  const seats = 2 + below(rng, 4)
  const settings: Partial<Settings> & Pick<Settings, 'system' | 'seats'> = {
    system,
    seats,
    fewest: 2,
    rest: pick(rng, RESTS),
    rounds: 2 + below(rng, 5),
    points: Array.from({ length: seats }, () => below(rng, 20)).sort((a, b) => b - a),
    bye: pick(rng, BYE_WORTHS),
    guardian: pick(rng, GUARDIAN_RULES),
    unfinished: pick(rng, UNFINISHED_RULES),
    tieBreaks: shuffle(rng, [...TIE_BREAKS]).slice(0, below(rng, 5)),
    advance: 1,
    division: seats * 2,
  }
  return play(field(3 + below(rng, 20), settings, seed), seed, true, 6, () => {})
}

test('an independent program finds the same standings in what is exported', () => {
  for (let game = 0; game < 100; game++) {
    const exported = exportJson(anyTournament(`recompute ${game}`))
    expect(differences(JSON.parse(JSON.stringify(exported))), `${game} ${exported.settings.system}`).toEqual(
      [],
    )
    expect(recompute(exported).length).toBe(exported.players.length)
  }
})

test('it notices a place and a score that are wrong', () => {
  const exported = exportJson(anyTournament('recompute 1'))
  const [first, ...others] = exported.standings
  if (!first) throw new Error('nobody took part')
  const wrong = [
    { ...first, place: 2 },
    { ...first, score: first.score + 0.5 },
  ]
  for (const each of wrong) expect(differences({ ...exported, standings: [each, ...others] }).length).toBe(1)
})

/** The same tournament, with everything that has no order told in another one. */
function mixed(t: Tournament, rng: Rng): Tournament {
  const rounds = t.rounds.map(round => ({
    ...round,
    tables: shuffle(rng, [...round.tables]),
    byes: shuffle(rng, [...round.byes]),
    absent: shuffle(rng, [...round.absent]),
  }))
  return { ...t, rounds, entrants: shuffle(rng, [...t.entrants]) }
}

test('standings do not depend on the order in which anything happened', () => {
  for (let game = 0; game < 40; game++) {
    const t = anyTournament(`order ${game}`)
    const again = standings(mixed(t, rngFrom(`mix ${game}`)))
    expect(again).toEqual(standings(t))
  }
})

test('everybody stands in the table once, places count on, and what decided is told', () => {
  for (let game = 0; game < 40; game++) {
    const t = anyTournament(`table ${game}`)
    const table = standings(t)
    expect(table.map(({ id }) => id).sort()).toEqual(t.entrants.map(({ id }) => id).sort())
    table.forEach((each, i) => {
      const above = table[i - 1]
      if (!above || above.division !== each.division) expect([each.place, each.behindBy]).toEqual([1, null])
      else if (above.place === each.place) expect(each.behindBy).toBeNull()
      else {
        expect(each.place).toBe(above.place + above.shared)
        expect(each.behindBy).not.toBeNull()
        const key = each.behindBy
        const [a, b] = [above, each].map(who => who.criteria.find(criterion => criterion.key === key))
        if (a && b) expect(a.sum * b.of).toBeGreaterThan(b.sum * a.of)
      }
    })
  }
})

test('seasons follow each other: divisions keep their size, as many go up as go down', () => {
  let t = field(29, { system: 'league', seats: 4, division: 8, promote: 2, rounds: 3 }, 'seasons')
  for (let season = 1; season <= 4; season++) {
    t = play(t, `season ${season}`, season === 3, 9, () => {})
    const before = standings(t)
    t = done(nextSeason(t))
    expect(t.season).toBe(season + 1)
    const sizes = [0, 1, 2, 3].map(each => t.entrants.filter(({ division }) => division === each).length)
    expect(sizes.slice(0, 3)).toEqual([8, 8, 8])
    if (season === 3) continue
    const now = new Map(t.entrants.map(({ id, division }) => [id, division]))
    const went = before.map(each => ({ ...each, by: (now.get(each.id) ?? 0) - each.division }))
    expect(went.filter(({ by }) => by < 0).length).toBe(went.filter(({ by }) => by > 0).length)
    expect(went.filter(({ by, division }) => by < 0 && division === 1).map(({ place }) => place)).toEqual([
      1, 2,
    ])
    expect(went.filter(({ by, division }) => by > 0 && division === 0).length).toBe(2)
  }
})
