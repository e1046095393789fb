import type { Act } from './decide.ts'

/** What everybody does for themselves is not written down: the log of the tournament has it. */
const OWN: ReadonlySet<Act['do']> = new Set(['enter', 'withdraw', 'miss'])

function details(act: Act): readonly (string | number)[] {
  switch (act.do) {
    case 'invite':
      return [act.person]
    case 'remove':
      return [act.entrant]
    case 'postpone':
      return [act.what, new Date(act.until).toISOString()]
    case 'wait':
      return [act.table, act.on ? 'on' : 'off']
    case 'replace':
      return [act.entrant, act.into]
    case 'forfeit':
      return [act.table, act.entrant]
    case 'break-off':
      return [act.table]
    case 'undo':
      return [act.round]
    default:
      return []
  }
}

/** How an act of an organiser stands in the audit, people by id; null for what is not written there. */
export const auditText = (id: string, act: Act): string | null =>
  OWN.has(act.do) ? null : ['tournament', act.do, id, ...details(act)].join(' ')
