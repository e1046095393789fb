/** One line of a case after its title. */
export interface Clause {
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

export interface Problem {
  readonly line: number
  readonly what: string
}

export interface Parsed {
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

const FENCE = /^\s*(?:```|~~~)\s*(\w*)\s*$/
const CLAUSE = /^\s*(given|when|then)(?:\s+(.*))?$/

/**
 * Reads cases from a file: either plain, a title and then indented lines, or the fenced `case` blocks
 * of a Markdown page, whose other text is skipped.
 */
export function parseCases(source: string): Parsed {
  const lines = source.split(/\r?\n/).map((raw, i): Line => ({ number: i + 1, raw }))
  const problems: Problem[] = []
  const fenced = lines.some(({ raw }) => FENCE.exec(raw)?.[1] === 'case')
  const drafts = fenced
    ? blocks(lines, problems).flatMap(block => readDrafts(block, true, problems))
    : readDrafts(lines, false, problems)
  for (const draft of drafts) problems.push(...shapeProblems(draft))
  const cases = drafts.filter(draft => !draft.broken).map(finished)
  return { cases, problems: problems.sort((a, b) => a.line - b.line) }
}

/** What stands between the fences of each `case` block. */
function blocks(lines: readonly Line[], problems: Problem[]): Line[][] {
  const found: Line[][] = []
  let open: { line: number; language: string; block: Line[] } | null = null
  for (const line of lines) {
    const fence = FENCE.exec(line.raw)
    if (!fence) open?.block.push(line)
    else if (!open) open = { line: line.number, language: fence[1] ?? '', block: [] }
    else {
      if (open.language === 'case') found.push(open.block)
      if (open.language === 'case' && open.block.every(isBlank)) {
        problems.push({ line: open.line, what: 'an empty block' })
      }
      open = null
    }
  }
  if (open) problems.push({ line: open.line, what: 'the block is never closed' })
  return found
}

const isBlank = ({ raw }: Line): boolean => raw.trim() === '' || raw.trim().startsWith('#')

/** One case in a fenced block; in a plain file every line at the margin begins another. */
function readDrafts(lines: readonly Line[], fenced: boolean, problems: Problem[]): Draft[] {
  const drafts: Draft[] = []
  for (const line of lines.filter(each => !isBlank(each))) {
    const current = drafts.at(-1)
    const [, kind, rest = ''] = CLAUSE.exec(line.raw) ?? []
    if (kind && current) {
      current.clauses.push(readClause(line.number, kind as Clause['kind'], rest))
    } else if (kind) {
      problems.push({ line: line.number, what: `${kind} before any title` })
    } else if (current && (fenced || /^\s/.test(line.raw))) {
      problems.push({ line: line.number, what: `"${line.raw.trim()}" is neither given, when nor then` })
      current.broken = true
    } else {
      drafts.push({ title: line.raw.trim(), line: line.number, clauses: [], broken: false })
    }
  }
  return drafts
}

function readClause(line: number, kind: Clause['kind'], text: string): Clause {
  if (kind === 'given') return { line, kind, parts: [text.trim()] }
  return { line, kind, parts: text.split(';').map(part => part.trim()) }
}

function* shapeProblems(draft: Draft): Generator<Problem> {
  const broken = (line: number, what: string): Problem => {
    draft.broken = true
    return { line, what }
  }
  for (const clause of draft.clauses) {
    if (clause.kind !== 'given' && clause.parts.includes(''))
      yield broken(clause.line, `an empty ${clause.kind}`)
  }
  const late = draft.clauses.findLastIndex(clause => clause.kind === 'given')
  const first = draft.clauses.findIndex(clause => clause.kind !== 'given')
  if (first >= 0 && late > first)
    yield broken(draft.clauses[late]?.line ?? draft.line, 'given after when or then')
  if (!draft.broken && !draft.clauses.some(clause => clause.kind === 'then')) {
    yield broken(draft.line, 'nothing is checked: there is no then')
  }
}

function finished({ title, line, clauses }: Draft): Case {
  const [, id = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(title) ?? []
  return { id, title: rest, line, clauses }
}
