export type Value = string | number | null

/**
 * A connection inside a transaction. All statements of the store are written once, in the SQL that SQLite and
 * PostgreSQL share, with `?` for values.
 */
export interface Sql {
  all<Row>(text: string, ...values: Value[]): Promise<Row[]>
  /** How many rows it changed. */
  run(text: string, ...values: Value[]): Promise<number>
  /** Where several write at once, what follows a `select` so that its rows wait for this transaction. */
  readonly locked: string
  /** The same, passing over rows that others have locked. */
  readonly unlocked: string
}

/** Statements that belong together: each function has the connection as its first argument. */
export type Operations = Readonly<Record<string, (sql: Sql, ...args: never[]) => Promise<unknown>>>

/** The same functions for those who have no connection. */
type Bound<O extends Operations> = {
  readonly [Name in keyof O]: O[Name] extends (sql: Sql, ...args: infer Args) => infer Result
    ? (...args: Args) => Result
    : never
}

/** Turns calls into `call(name, args)`: run here, sent to another thread, or wrapped in a transaction. */
export function bind<O extends Operations>(
  operations: O,
  call: (name: keyof O & string, args: unknown[]) => Promise<unknown>,
): Bound<O> {
  const bound = Object.keys(operations).map(name => [name, (...args: unknown[]) => call(name, args)])
  return Object.fromEntries(bound)
}

/** What both databases can keep: the zero character ends a text in one and is refused by the other. */
export function storable(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll('\0', '\uFFFD')
  if (value === null || Number.isFinite(value)) return value
  throw new TypeError(`${typeof value} is no value for a column`)
}
