import type { Lang } from '@ludoteca/engine'
import type { Study } from '@ludoteca/terminal-kit/study.ts'
import { type Action, type Event, NONE, type State } from '../../rules/index.ts'
import { newRecord } from './record.ts'
import { report } from './report.ts'
import { decided, ended, happened } from './watch.ts'

/** Counts how Lisboa is played: the tables behind its balance. */
export function lisboaStudy(seats: number, lang: Lang): Study<State, Action, Event> {
  const record = newRecord(seats)
  const opening = { spot: NONE, seat: NONE }
  return {
    decided: (s, seat, legal, action) => decided(record, s, seat, legal, action),
    happened: event => happened(record, event, opening),
    end: s => ended(record, s),
    report: () => report(record, lang),
  }
}
