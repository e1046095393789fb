import { fill, type Seat, undo } from '@ludoteca/engine'
import { wrap } from '@ludoteca/terminal-kit/width.ts'
import { renderSection } from '../rulebook/render.ts'
import { findSection, withChildren } from '../rulebook/rulebook.ts'
import { saveAs } from './file.ts'
import { hintLines } from './hint.ts'
import { logLines } from './log.ts'
import { isPerson, onlooker, picture, type Session, show } from './session.ts'
import { engineRefusal } from './why.ts'

/** What a command leaves behind: the same question, a new position, or nobody at the table. */
type After = 'same' | 'changed' | 'left'

type Handler = (session: Session, seat: Seat | null, rest: string) => After | Promise<After>

const COMMANDS: Readonly<Record<string, Handler>> = {
  help: session => {
    const { title, number, ...others } = session.words.commands
    show(session, [title, `  ${number}`, ...Object.values(others).map(line => `  ${line}`)])
    return 'same'
  },
  board: (session, seat) => {
    show(session, picture(session, seat ?? onlooker(session)))
    return 'same'
  },
  hint: async (session, seat): Promise<After> => {
    show(session, seat === null ? [session.words.play.over] : await hintLines(session, seat))
    return 'same'
  },
  log: (session, seat, rest) => {
    const lines = logLines(session, seat ?? onlooker(session), 0)
    const last = /^\d+$/.test(rest) ? lines.slice(-Number(rest) || lines.length) : lines
    const shown = last.length > 0 ? last : [session.words.play.noLog]
    show(
      session,
      shown.flatMap(line => wrap(line, session.terminal.columns)),
    )
    return 'same'
  },
  undo: (session, seat, rest) => {
    const { match, words } = session
    const mover = seat ?? match.steps.at(-1)?.seat
    const count = rest === '' ? 1 : Number(rest)
    const refusal =
      mover !== undefined && isPerson(session, mover)
        ? undo(match, mover, count)
        : { rule: 'nothing-to-undo' }
    if (refusal) {
      show(session, [engineRefusal(session, refusal)])
      return 'same'
    }
    for (const [i, told] of session.told.entries()) session.told[i] = Math.min(told, match.steps.length)
    show(session, [fill(words.play.undone, { n: count })])
    return 'changed'
  },
  save: (session, _, rest) => {
    show(session, saveAs(session, rest))
    return 'same'
  },
  rules: (session, _, rest) => {
    show(session, ruleLines(session, rest))
    return 'same'
  },
  quit: async (session): Promise<After> => {
    const { match, words, terminal } = session
    if (match.entries.length > session.savedEntries) {
      const file = (await terminal.ask(words.play.saveFirst))?.trim() ?? ''
      if (file !== '') show(session, saveAs(session, file))
    }
    return 'left'
  },
}

const OTHER_NAMES: Readonly<Record<string, string>> = {
  exit: 'quit',
  q: 'quit',
  h: 'help',
  帮助: 'help',
  局面: 'board',
  提示: 'hint',
  记录: 'log',
  撤回: 'undo',
  保存: 'save',
  规则: 'rules',
  退出: 'quit',
}

export const commandNames: readonly string[] = Object.keys(COMMANDS)

/** Null when the line is no command. */
export function runCommand(session: Session, seat: Seat | null, line: string): null | After | Promise<After> {
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? []
  const plain = first.normalize('NFKC').toLowerCase()
  const name = OTHER_NAMES[plain] ?? plain
  const handler = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  return handler ? handler(session, seat, rest.trim()) : null
}

function ruleLines(session: Session, wanted: string): string[] {
  const { rulebook, words, terminal } = session
  if (rulebook.length === 0) return [words.problem['no-rulebook']]
  if (wanted === '') {
    return rulebook
      .filter(section => section.level <= 3)
      .map(section => `${'  '.repeat(section.level - 1)}${section.title}`)
  }
  const section = findSection(rulebook, wanted)
  if (!section) return [fill(words.problem['unknown-section'], { given: wanted })]
  return withChildren(rulebook, section).flatMap(each =>
    renderSection(each, terminal.paint, terminal.columns),
  )
}
