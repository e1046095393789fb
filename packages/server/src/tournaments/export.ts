import type { Lang } from '@ludoteca/engine'
import type { Person } from '@ludoteca/protocol'
import { standings } from '@ludoteca/tournament'
import type { Tournament } from './state.ts'

type Names = (id: string) => Person

/** Everything that standings follow from, so that anybody can reckon them again. */
export function exportJson(t: Tournament, names: Names): string {
  const people = Object.fromEntries(t.people.map(id => [id, names(id).name]))
  const { id, terms, organiser, created, started, ended, games, past, core } = t
  const about = { id, terms, organiser: names(organiser), created, started, ended }
  return `${JSON.stringify({ format: 'ludoteca-tournament', version: 1, ...about, people, games: Object.fromEntries(games), past, tournament: core, standings: standings(core) }, null, 1)}\n`
}

export function exportCsv(t: Tournament, names: Names, _: Lang): string {
  return standings(t.core)
    .map(each => [each.place, names(each.id).name, each.score].join(','))
    .join('\n')
}
