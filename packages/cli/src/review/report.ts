import { sayReason } from '@ludoteca/bots/text'
import { type AnyMatch, type AnyText, fill, type Lang, stateAt, type Who } from '@ludoteca/engine'
import { type Moment, type PlayerSummary, type ReviewState, summaryOf } from '@ludoteca/review'
import { percent, reviewText } from '@ludoteca/review/text'
import { hang, wrap } from '@ludoteca/terminal-kit/width.ts'
import { type Sitter, whoIs } from '../seats.ts'
import { table } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { wordsOf } from '../text/index.ts'

/** One line: terms, shares over the game, key moments and accounts, in parts of the victory and in notation. */
export function asJson(match: AnyMatch, state: ReviewState): string {
  const { game, terms, of } = state
  return JSON.stringify({ game, of, ...terms, names: match.names, ...summaryOf(match, state) }, short)
}

const short = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 10_000) / 10_000 + 0 : value

interface Report {
  readonly match: AnyMatch
  readonly state: ReviewState
  readonly sitters: readonly Sitter[]
  readonly text: AnyText
  readonly lang: Lang
  readonly terminal: Terminal
  /** The file that it was written into. */
  readonly written: string | null
}

/** Key moments shown of each player. */
const MOMENTS = 5

export function asText({ match, state, sitters, text, lang, terminal, written }: Report): string[] {
  const words = wordsOf(lang)
  const summary = summaryOf(match, state)
  const { setup } = match
  const who = whoIs(sitters, words)
  const players = Array.from({ length: setup.seats }, (_, seat) => who(seat)).join(words.comma)
  const about: About = { match, text, lang, who, columns: terminal.columns }
  const lines = [terminal.paint('bold', fill(words.review.title, { name: text.name, players })), '']
  lines.push(...accounts(about, summary.players), '')
  lines.push(...wrap(fill(words.review.error, { error: percent(lang, summary.error) }), terminal.columns))
  for (const { seat } of summary.players) {
    const mine = summary.moments.filter(each => each.seat === seat)
    lines.push('', terminal.paint('bold', fill(words.review.moments, { who: who(seat) })))
    if (mine.length === 0) lines.push(reviewText(lang).noMoments)
    const worst = mine.toSorted((a, b) => b.loss - a.loss).slice(0, MOMENTS)
    for (const each of worst) lines.push(...momentLines(about, each))
  }
  if (written !== null)
    lines.push('', ...wrap(fill(words.review.written, { file: written }), terminal.columns))
  return lines
}

interface About {
  readonly match: AnyMatch
  readonly text: AnyText
  readonly lang: Lang
  readonly who: Who
  readonly columns: number
}

/** One row for each thing, one column for each player. */
function accounts({ lang, who }: About, players: readonly PlayerSummary[]): string[] {
  const words = reviewText(lang)
  const { account, classes } = words
  const row = (name: string, cell: (player: PlayerSummary) => string): string[] => [
    name,
    ...players.map(cell),
  ]
  const share = (key: keyof typeof account, signed: boolean): string[] =>
    row(account[key], player => percent(lang, player[key], signed))
  return table(
    ['', ...players.map(each => who(each.seat))],
    [
      row(words.accuracy, each => percent(lang, each.accuracy)),
      row(words.decisions, each => String(each.decisions)),
      row(words.lossPerDecision, each => percent(lang, each.lossPerDecision)),
      row(classes.inaccuracy, each => String(each.counts.inaccuracy)),
      row(classes.mistake, each => String(each.counts.mistake)),
      row(classes.blunder, each => String(each.counts.blunder)),
      share('start', false),
      share('luck', true),
      share('own', true),
      share('others', true),
      share('unforeseen', true),
      share('final', false),
      share('adjusted', false),
    ],
  )
}

function momentLines({ match, text, lang, who, columns }: About, moment: Moment): string[] {
  const { game } = match
  const { step, seat, class: kind, loss, made, best, helped, why } = moment
  const words = reviewText(lang)
  const view = game.view(stateAt(match, step), seat)
  const say = (notation: string): string => {
    const action = game.read(notation)
    return action ? text.action(action, view) : notation
  }
  const cost = percent(lang, loss)
  const head = { n: step + 1, class: words.classes[kind], loss: percent(lang, -loss) }
  const lines = [
    text.prompt(view),
    fill(words.made, { who: who(seat), made: say(made) }),
    fill(words.better, { best: say(best) }),
    fill(words.cost, { loss: cost }),
  ]
  if (why) lines.push(fill(words.why, { who: who(seat), reason: sayReason(lang, why.best, who) }))
  for (const each of helped)
    lines.push(fill(words.helped, { who: who(each.seat), gain: percent(lang, each.gain) }))
  return [
    ...wrap(fill(wordsOf(lang).review.moment, head), columns, '  '),
    ...lines.flatMap(line => hang('    ', line, columns)),
  ]
}
