import { fill, type Lang, type Refusal, SIGNS } from '@ludoteca/engine'
import { PARTS } from '../scoring.ts'
import type { Criterion, Standing } from '../standings/index.ts'
import type { Line } from '../standings/tally.ts'
import { en, type TournamentText } from './en.ts'
import { zh } from './zh.ts'

export type { TournamentText }

const texts: Readonly<Record<Lang, TournamentText>> = { en, zh }

/** The words of tournaments. */
export const tournamentText = (lang: Lang): TournamentText => texts[lang]

/** Why something cannot be done. */
export function refusalText(lang: Lang, { rule, params }: Refusal): string {
  const said: Readonly<Record<string, string>> = texts[lang].refusal
  return fill(said[rule] ?? rule, params)
}

/** A number of a table: at most two digits behind the point. */
export const figure = (lang: Lang, value: number): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 2, useGrouping: false }).format(value)

/** What a round brought, in one line. */
function lineText(lang: Lang, line: Line): string {
  const { line: said } = texts[lang]
  const { round, table, place, shared, parts, gamePoints: game } = line
  const values = {
    round,
    table: table ?? '',
    place: place ?? '',
    shared,
    points: figure(lang, parts / PARTS),
    game,
  }
  if (line.kind !== 'game') return fill(said[line.kind], values)
  if (line.forfeit) return fill(said.forfeit, values)
  const text = fill(place === null ? said.uncounted : shared > 1 ? said.shared : said.game, values)
  const marks = [
    ...(line.guardian ? [said.guardian] : []),
    ...(line.unfinished && place !== null ? [said.unfinished] : []),
  ]
  return marks.length > 0 ? SIGNS[lang].aside(text, SIGNS[lang].clauses(marks)) : text
}

/** A value people were compared by, with what it is made of. */
export function criterionText(lang: Lang, { key, sum, of }: Criterion): string {
  const value = figure(lang, sum / of)
  return fill(texts[lang].value[key], { value, sum, of, place: -sum, met: Math.round(of / PARTS) })
}

/** A line of the standings in words: every round, every value that was compared, and what decided. */
export function explain(lang: Lang, { lines, criteria, behindBy, shared }: Standing): readonly string[] {
  const said = texts[lang]
  return [
    ...[...lines].sort((a, b) => a.round - b.round).map(line => lineText(lang, line)),
    ...criteria.map(each => criterionText(lang, each)),
    ...(behindBy ? [fill(said.behindBy, { criterion: said.criteria[behindBy] })] : []),
    ...(shared > 1 ? [fill(said.sharedPlace, { shared })] : []),
  ]
}
