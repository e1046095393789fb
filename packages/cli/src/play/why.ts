import { type Action, fill, type GameEvent, type Refusal, rngFrom, type Seat } from '@ludoteca/engine'
import { hang, wrap } from '@ludoteca/terminal-kit/width.ts'
import { renderSection } from '../rulebook/render.ts'
import { engineWordsOf } from '../text/index.ts'
import type { Choice } from './choices.ts'
import { eventLines } from './log.ts'
import type { Session } from './session.ts'

const MOST_REASONS = 12
/** Examples of one reason, where each has its own numbers. */
const MOST_ALIKE = 2

/** What a choice brings, tried out on a position this seat could be in. */
export function preview(session: Session, seat: Seat, choice: Choice): string[] {
  const { match, text, who, words, terminal } = session
  const { game } = match
  const lines = [
    fill(words.why.choice, { label: choice.label, notation: choice.notation }),
    ...session.screen.about(choice.action, session.lang, game.view(match.state, seat)),
  ]
  const world = game.redeal(game.view(match.state, seat), seat, rngFrom('what if'))
  const points = () => game.standings(game.view(world, seat))
  const before = points()
  const known: GameEvent[] = []
  let drawn = false
  game.apply(world, choice.action, event => {
    drawn ||= event.reveals === true
    if (!drawn) known.push(event)
  })
  const happens = eventLines(game, text, who, seat, known)
  for (const after of drawn ? [] : points()) {
    const had = before[after.seat]?.total ?? 0
    if (after.total !== had)
      happens.push(fill(words.why.score, { who: who(after.seat), before: had, after: after.total }))
  }
  if (drawn) happens.push(words.why.drawn)
  if (happens.length === 0) return [...lines, words.why.nothing]
  return [...lines, words.why.leads, ...happens.flatMap(line => hang('  ', line, terminal.columns))]
}

/** One sentence for why not, and the rule behind it. */
export function whyNot(session: Session, seat: Seat, action: Action, full: boolean): string[] {
  const { match, text, words, terminal, rulebook } = session
  const refusal = match.game.refusal(match.game.view(match.state, seat), action)
  if (!refusal) return []
  const said = text.refusal(refusal)
  const lines = wrap(said, terminal.columns)
  const section = rulebook.find(each => each.id === refusal.rule)
  if (!section) return lines
  if (!full) return [...lines, terminal.paint('dim', fill(words.why.rule, { title: section.title }))]
  const rule = renderSection(section, terminal.paint, terminal.columns)
  return section.lines.includes(said) ? rule : [...lines, '', ...rule]
}

/** What somebody may want to do now and cannot, and why: a few examples of each reason. */
export function reasons(session: Session, seat: Seat, legal: readonly Choice[]): string[] {
  const { match, text, words, terminal } = session
  const view = match.game.view(match.state, seat)
  const found = new Map<string, string[]>()
  const said = new Set<string>()
  for (const { action, label } of wanted(session, seat, view, legal)) {
    const refusal = match.game.refusal(view, action)
    if (!refusal) continue
    const why = text.refusal(refusal)
    const kind = `${action.type} ${refusal.rule}`
    const examples = found.get(kind) ?? []
    found.set(kind, examples)
    // The same sentence for another square tells nothing new.
    if (examples.length >= MOST_ALIKE || said.has(`${kind} ${why}`)) continue
    said.add(`${kind} ${why}`)
    examples.push(fill(words.why.item, { label: label(), why }))
  }
  if (found.size === 0) return wrap(words.why.noneMissing, terminal.columns)
  const lines = [...found.values()].flat().slice(0, MOST_REASONS)
  return [words.why.notNow, ...lines.flatMap(line => hang('  ', line, terminal.columns))]
}

interface Wanted {
  readonly action: Action
  readonly label: () => string
}

/** Of the kinds that can be done now: what the game thinks of, then what this seat was offered before. */
function* wanted(session: Session, seat: Seat, view: object, legal: readonly Choice[]): Generator<Wanted> {
  const { match, text, screen, lang } = session
  const types = new Set(legal.map(choice => choice.action.type))
  const seen = new Set(legal.map(choice => choice.notation))
  const fresh = (action: Action, notation: string): boolean => {
    if (!types.has(action.type) || seen.has(notation)) return false
    seen.add(notation)
    return true
  }
  for (const { notation, label } of screen.wishes(view, lang)) {
    const action = match.game.read(notation)
    if (action && fresh(action, notation)) yield { action, label: () => label ?? text.action(action, view) }
  }
  for (const { action, notation, label } of session.offered[seat]?.values() ?? []) {
    if (fresh(action, notation)) yield { action, label: () => label }
  }
}

/** Refusals of the engine itself, about turns and taking back. */
export function engineRefusal(session: Session, { rule, params }: Refusal): string {
  const known: Readonly<Record<string, string>> = engineWordsOf(session.lang).refusal
  return fill(known[rule] ?? rule, params)
}
