import { stateAt, undoDepth, type Viewer } from '@ludoteca/engine'
import type { ChatLine, Choices, SeenStep, Update } from '@ludoteca/protocol'
import { clockFacts, type Names, tableFacts } from './facts.ts'
import { peopleOf, personOnTurn, seatOf, type Table, turnOf } from './state.ts'

/* What a viewer is sent. Nothing about a table leaves the server but through here. */

/** Who looks at a private table must sit there; unlisted ones are found only by those who know the address. */
export const mayLook = (table: Table, person: string | null): boolean =>
  table.terms.visibility !== 'private' || (person !== null && peopleOf(table).includes(person))

export const viewerOf = (table: Table, person: string | null): Viewer => seatOf(table, person) ?? 'table'

/** As much chat as a page gets at first sight. */
const FIRST_CHAT = 200

/** Brings a viewer who knows the first `after` entries up to date. */
export function seen(table: Table, viewer: Viewer, after: number, now: number, names: Names): Update {
  // A page that knows more entries than there are has seen the database before a backup was restored.
  const from = after > table.seq ? 0 : after
  const { changed } = table
  const chat = chatSince(table, from, names)
  const position = changed.position > from ? positionSince(table, viewer, from) : null
  return {
    type: 'update',
    table: table.id,
    after: from,
    seq: table.seq,
    now,
    seat: viewer === 'table' ? null : viewer,
    ...(changed.facts > from || from === 0 ? { facts: tableFacts(table, viewer, names) } : {}),
    ...(changed.clock > from && changed.facts <= from ? { clock: clockFacts(table) } : {}),
    ...(position ? { position } : {}),
    ...(chat.length > 0 || from === 0 ? { chat: { from, lines: chat } } : {}),
  }
}

function positionSince(table: Table, viewer: Viewer, after: number): NonNullable<Update['position']> | null {
  const { match, made } = table
  if (!match) return null
  const { game } = match
  const from = fewestSteps(table, after)
  const steps: SeenStep[] = []
  for (let i = from; i < match.steps.length; i++) {
    const step = match.steps[i]
    const how = made[i]
    if (!step || !how) continue
    const events = step.events.map(event => game.viewEvent(event, viewer))
    steps.push({ seat: step.seat, events, at: how.at, guarded: how.guarded })
  }
  const undoable = viewer === 'table' || table.phase !== 'playing' ? 0 : undoDepth(match, viewer)
  return { view: game.view(match.state, viewer), from, steps, undoable }
}

/** The fewest steps there were since: what came before them is still what the page has. */
function fewestSteps({ lows, match }: Table, after: number): number {
  if (after === 0) return 0
  let fewest = match?.steps.length ?? 0
  for (let i = after; i < lows.length; i++) {
    const low = lows[i] as number
    if (low >= 0 && low < fewest) fewest = low
  }
  return fewest
}

function chatSince({ chat }: Table, after: number, names: Names): ChatLine[] {
  let first = chat.length
  while (first > 0 && (chat[first - 1]?.seq ?? 0) >= after) first--
  if (after === 0) first = Math.max(first, chat.length - FIRST_CHAT)
  return chat.slice(first).map(({ by, ...line }) => ({ ...line, by: names(by) }))
}

/** What somebody may do now, as `act` takes it: every action, if it is for them to decide. */
export function choicesOf(table: Table, person: string): Choices {
  const seat = seatOf(table, person)
  const turn = turnOf(table)
  const { match } = table
  const decides = seat !== null && seat === turn && personOnTurn(table) === person
  const legal = match && decides ? match.game.legal(match.game.view(match.state, seat)) : []
  return {
    seat,
    turn,
    steps: match?.steps.length ?? 0,
    legal: legal.map(each => match?.game.write(each) ?? ''),
  }
}

/** What a viewer sees of the position after so many steps; null when there was none. */
export function positionAt({ match }: Table, viewer: Viewer, steps: number): object | null {
  if (!match || !Number.isInteger(steps) || steps < 0 || steps > match.steps.length) return null
  return match.game.view(stateAt(match, steps), viewer)
}
