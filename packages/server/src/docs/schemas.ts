import * as protocol from '@ludoteca/protocol'
import { isFile, PARTS, type Route, routes } from '@ludoteca/protocol/routes'
import { z } from 'zod'

export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly [more: string]: unknown
}

const HOME = '#/components/schemas/'
export const nameIn = (ref: string): string => ref.slice(HOME.length)

/** What has a name of its own in the documents: every schema that the protocol exports. */
const named = Object.entries<unknown>(protocol).filter(
  (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
)

/** A message of the live line, by its type. */
interface Message {
  readonly type: string
  readonly schema: z.ZodType
}

const typeOf = (shape: Readonly<Record<string, unknown>>): string =>
  String((shape.type as z.ZodLiteral<string>).value)

export const said: readonly Message[] = protocol.ClientMessage.options.map(schema => ({
  type: typeOf(schema.shape),
  schema,
}))
export const heard: readonly Message[] = protocol.ServerMessage.options.map(schema => ({
  type: typeOf(schema.unwrap().shape),
  schema,
}))

const taken: readonly z.ZodType[] = [
  ...Object.values<Route>(routes).flatMap(({ body, query }) => [
    ...(body ? [body] : []),
    ...Object.values<z.core.$ZodType>(query?.shape ?? {}).map(each => each as z.ZodType),
  ]),
  ...Object.values(PARTS),
  ...said.map(({ schema }) => schema),
]
const given: readonly z.ZodType[] = [
  ...Object.values<Route>(routes).flatMap(({ answer }) => (isFile(answer) ? [] : [answer])),
  ...heard.map(({ schema }) => schema),
]

/** What zod says besides: numbers without bounds have those of JavaScript, and answers may grow. */
function plain(schema: Record<string, unknown>, io: 'input' | 'output'): void {
  for (const key of ['$schema', '$id', 'readOnly']) delete schema[key]
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties
}

function written(schemas: readonly z.ZodType[], io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of named) registry.add(schema, { id })
  const ids = new Map<z.ZodType, string>(named.map(([id, schema]) => [schema, id]))
  for (const schema of schemas) {
    if (ids.has(schema)) continue
    const id = `.${ids.size}`
    ids.set(schema, id)
    registry.add(schema, { id })
  }
  const made = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: id => HOME + id,
    override: ({ jsonSchema }) => plain(jsonSchema as Record<string, unknown>, io),
  }).schemas as Record<string, JsonSchema>
  for (const each of Object.values(made)) plain(each as Record<string, unknown>, io)
  return {
    made,
    /** A schema with a name is only named. */
    of(schema: z.ZodType): JsonSchema {
      const id = ids.get(schema) ?? ''
      return id.startsWith('.') ? (made[id] ?? {}) : { $ref: HOME + id }
    },
  }
}

export interface Schemas {
  /** Of what callers send, and of what they get. */
  taken(schema: z.ZodType): JsonSchema
  given(schema: z.ZodType): JsonSchema
  /** The schemas that `roots` name, and those that these name, by their names. */
  behind(roots: unknown): Record<string, JsonSchema>
}

/** Every reference within a piece of a document. */
function namesIn(piece: unknown): string[] {
  if (typeof piece !== 'object' || piece === null) return []
  return Object.entries(piece).flatMap(([key, value]) =>
    key === '$ref' && String(value).startsWith(HOME) ? [nameIn(String(value))] : namesIn(value),
  )
}

export function makeSchemas(): Schemas {
  const [inward, outward] = [written(taken, 'input'), written(given, 'output')]
  const sent = new Set<string>()
  const follow = (names: readonly string[], of: Readonly<Record<string, JsonSchema>>, into: Set<string>) => {
    for (const name of names) {
      if (into.has(name)) continue
      into.add(name)
      follow(namesIn(of[name]), of, into)
    }
  }
  for (const schema of taken) follow(namesIn(inward.of(schema)), inward.made, sent)
  const known = (name: string): JsonSchema => (sent.has(name) ? inward : outward).made[name] ?? {}
  const all = Object.fromEntries(named.map(([name]) => [name, known(name)]))
  return {
    taken: inward.of,
    given: outward.of,
    behind(roots) {
      const names = new Set<string>()
      follow(namesIn(roots), all, names)
      return Object.fromEntries([...names].toSorted().map(name => [name, known(name)]))
    },
  }
}
