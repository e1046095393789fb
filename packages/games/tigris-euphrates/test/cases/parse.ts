/** One line of a case after its title. */
interface Clause {
  readonly line: number
  readonly kind: 'given' | 'when' | 'then'
  /** `given` as it stands; `when` and `then` cut at the semicolons. */
  readonly parts: readonly string[]
}

export interface Case {
  readonly id: string
  readonly title: string
  readonly line: number
  readonly clauses: readonly Clause[]
}

/** Why a block cannot be run: one for each, so that blocks can be counted. */
interface Problem {
  /** The name of the case, as far as it has one. */
  readonly id: string
  readonly line: number
  readonly what: string
}

interface Parsed {
  readonly cases: readonly Case[]
  readonly problems: readonly Problem[]
}

interface Draft {
  readonly title: string
  readonly line: number
  readonly clauses: Clause[]
  broken: boolean
}

interface Line {
  readonly number: number
  readonly raw: string
}

const FENCE = /^\s*(`{3,}|~{3,})\s*(\S*).*$/
const CLAUSE = /^\s*(given|when|then)(?:\s+(.*))?$/

/**
 * Reads cases from a file: either plain, a title and then indented lines, or the fenced `case` blocks
 * of a Markdown page, whose other text is skipped.
 */
export function parseCases(source: string): Parsed {
  const lines = source.split(/\r?\n/).map((raw, i): Line => ({ number: i + 1, raw }))
  const problems: Problem[] = []
  const fenced = lines.some(({ raw }) => FENCE.exec(raw)?.[2] === 'case')
  const drafts = fenced
    ? blocks(lines, problems).flatMap(block => readDrafts(block, true, problems))
    : readDrafts(lines, false, problems)
  for (const draft of drafts) {
    const problem = draft.broken ? null : shapeProblem(draft)
    if (problem) problems.push(problem)
  }
  const cases = drafts
    .filter(draft => !draft.broken)
    .map(draft => ({ ...named(draft), line: draft.line, clauses: draft.clauses }))
  return { cases, problems: problems.sort((a, b) => a.line - b.line) }
}

interface Block {
  readonly line: number
  readonly fence: string
  readonly language: string
  readonly lines: Line[]
}

const closes = (fence: string, { fence: opening }: Block): boolean =>
  fence[0] === opening[0] && fence.length >= opening.length

/** What stands between the fences of each `case` block. */
function blocks(lines: readonly Line[], problems: Problem[]): Line[][] {
  const found: Line[][] = []
  const unusable = ({ line }: Block, what: string): number => problems.push({ id: UNNAMED, line, what })
  let open: Block | null = null
  for (const line of lines) {
    const [, fence = '', language = ''] = FENCE.exec(line.raw) ?? []
    const forgotten: boolean = open?.language === 'case' && language === 'case'
    if (open && forgotten) unusable(open, NEVER_CLOSED)
    if (fence && (!open || forgotten)) open = { line: line.number, fence, language, lines: [] }
    else if (open && fence && language === '' && closes(fence, open)) {
      if (open.language === 'case' && open.lines.every(isBlank)) unusable(open, 'an empty block')
      else if (open.language === 'case') found.push(open.lines)
      open = null
    } else open?.lines.push(line)
  }
  if (open) unusable(open, NEVER_CLOSED)
  return found
}

const UNNAMED = '(unnamed)'
const NEVER_CLOSED = 'the block is never closed'

const isBlank = ({ raw }: Line): boolean => raw.trim() === '' || raw.trim().startsWith('#')

/** One case in a fenced block; in a plain file every line at the margin begins another. */
function readDrafts(lines: readonly Line[], fenced: boolean, problems: Problem[]): Draft[] {
  const drafts: Draft[] = []
  const begin = (title: string, line: number): Draft => {
    const draft = { title, line, clauses: [], broken: false }
    drafts.push(draft)
    return draft
  }
  for (const { number, raw } of lines.filter(each => !isBlank(each))) {
    const current = drafts.at(-1)
    const [, kind, rest = ''] = CLAUSE.exec(raw) ?? []
    if (kind && current) current.clauses.push(readClause(number, kind as Clause['kind'], rest))
    else if (kind) problems.push(broken(begin(UNNAMED, number), number, `${kind} before any title`))
    else if (!current || !(fenced || /^\s/.test(raw))) begin(raw.trim(), number)
    else if (!current.broken) {
      problems.push(broken(current, number, `"${raw.trim()}" is neither given, when nor then`))
    }
  }
  return drafts
}

function broken(draft: Draft, line: number, what: string): Problem {
  draft.broken = true
  return { id: named(draft).id, line, what }
}

function readClause(line: number, kind: Clause['kind'], text: string): Clause {
  if (kind === 'given') return { line, kind, parts: [text.trim()] }
  return { line, kind, parts: text.split(';').map(part => part.trim()) }
}

/** The first thing that is wrong with the order or the length of the clauses. */
function shapeProblem(draft: Draft): Problem | null {
  const { clauses } = draft
  const empty = clauses.find(({ kind, parts }) => kind !== 'given' && parts.includes(''))
  if (empty) return broken(draft, empty.line, `an empty ${empty.kind}`)
  const first = clauses.findIndex(({ kind }) => kind !== 'given')
  const late = clauses.find(({ kind }, i) => kind === 'given' && first >= 0 && i > first)
  if (late) return broken(draft, late.line, 'given after when or then')
  if (clauses.some(({ kind }) => kind === 'then')) return null
  return broken(draft, draft.line, 'nothing is checked: there is no then')
}

function named({ title }: Draft): { readonly id: string; readonly title: string } {
  const [, id = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(title) ?? []
  return { id, title: rest }
}
