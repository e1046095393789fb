/*
 * Whether a document is OpenAPI 3.1, as far as ours go: written after its meta schema and the one of JSON Schema 2020-12.
 * Every object may have the fields of its kind and those that begin with `x-`.
 */

type Json = Readonly<Record<string, unknown>>
type Check = (value: unknown, at: string) => string[]

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text: Check = (value, at) => (typeof value === 'string' ? [] : [`${at} is no text`])
const flag: Check = (value, at) => (typeof value === 'boolean' ? [] : [`${at} is neither true nor false`])
const count: Check = (value, at) =>
  Number.isInteger(value) && Number(value) >= 0 ? [] : [`${at} is no count`]
const number: Check = (value, at) => (typeof value === 'number' ? [] : [`${at} is no number`])
const anything: Check = () => []
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value, at) =>
    values.includes(value) ? [] : [`${at} is ${JSON.stringify(value)}`]
const list =
  (each: Check): Check =>
  (value, at) =>
    Array.isArray(value) ? value.flatMap((one, i) => each(one, `${at}/${i}`)) : [`${at} is no list`]
const map =
  (each: Check, key = /^/): Check =>
  (value, at) =>
    isObject(value)
      ? Object.entries(value).flatMap(([name, one]) => [
          ...(key.test(name) ? [] : [`${at}/${name} has a wrong name`]),
          ...each(one, `${at}/${name}`),
        ])
      : [`${at} is no object`]
const object =
  (needed: Readonly<Record<string, Check>>, free: Readonly<Record<string, Check>> = {}): Check =>
  (value, at) => {
    if (!isObject(value)) return [`${at} is no object`]
    const fields: Readonly<Record<string, Check>> = { ...needed, ...free }
    return [
      ...Object.keys(needed).flatMap(name => (name in value ? [] : [`${at}/${name} is missing`])),
      ...Object.entries(value).flatMap(([name, one]) => {
        if (name.startsWith('x-')) return []
        const check = Object.hasOwn(fields, name) ? fields[name] : undefined
        return check ? check(one, `${at}/${name}`) : [`${at}/${name} is unknown`]
      }),
    ]
  }

const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']

const type: Check = (value, at) =>
  Array.isArray(value) ? list(oneOf(...TYPES))(value, at) : oneOf(...TYPES)(value, at)

export const schema: Check = (value, at) =>
  typeof value === 'boolean'
    ? []
    : object(
        {},
        {
          ...{ $ref: text, type, format: text, pattern, description: text, title: text },
          ...{ enum: list(anything), const: anything, default: anything, contentEncoding: text },
          ...{ properties: map(schema), required: list(text), additionalProperties: schema },
          ...{ propertyNames: schema, items: schema, prefixItems: list(schema) },
          ...{ anyOf: list(schema), oneOf: list(schema), allOf: list(schema), not: schema },
          ...{ minimum: number, maximum: number, exclusiveMinimum: number, exclusiveMaximum: number },
          ...{ minLength: count, maxLength: count, minItems: count, maxItems: count, uniqueItems: flag },
        },
      )(value, at)

/** JSON Schema reads patterns as JavaScript does with `u`. */
function pattern(value: unknown, at: string): string[] {
  try {
    new RegExp(String(value), 'u').test('')
    return text(value, at)
  } catch {
    return [`${at} is no pattern`]
  }
}

const media = map(object({ schema }))
const parameter = object({ name: text, in: oneOf('path', 'query'), required: flag, schema })
const response = object(
  { description: text },
  { content: media, headers: map(object({ schema }, { description: text })) },
)
const operation = object(
  { operationId: text, tags: list(text), summary: text, responses: map(response, /^[1-5]\d\d$/) },
  {
    security: list(map(list(text))),
    parameters: list(parameter),
    requestBody: object({ content: media }, { required: flag }),
  },
)
const methods = { get: operation, put: operation, post: operation, delete: operation }
const security: Check = (value, at) =>
  isObject(value) && value.type === 'http'
    ? object({ type: text, scheme: text }, { description: text })(value, at)
    : object(
        { type: oneOf('apiKey'), name: text, in: oneOf('cookie', 'header', 'query') },
        { description: text },
      )(value, at)

const whole = object(
  {
    openapi: (value, at) => (/^3\.1\.\d+$/.test(String(value)) ? [] : [`${at} is ${value}`]),
    info: object(
      { title: text, version: text },
      { description: text, license: object({ name: text }, { identifier: text }) },
    ),
    paths: map(object({}, methods), /^\//),
  },
  {
    servers: list(object({ url: text })),
    tags: list(object({ name: text }, { description: text })),
    components: object(
      {},
      { schemas: map(schema, /^[\w.-]+$/), securitySchemes: map(security, /^[\w.-]+$/) },
    ),
  },
)

/** Where a reference leads, within the document. */
export function follow(document: unknown, ref: string): unknown {
  return ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, part) => (isObject(at) ? at[part.replaceAll('~1', '/')] : undefined), document)
}

export function refsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, one]) =>
    key === '$ref' && typeof one === 'string' ? [one] : refsIn(one),
  )
}

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
}

/** Everything that is wrong with it. */
export function openApiProblems(document: unknown): string[] {
  const wrong = whole(document, '#')
  if (wrong.length > 0) return wrong
  const { paths, tags } = document as {
    paths: Record<string, Record<string, Operation>>
    tags: { name: string }[]
  }
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.values(item).map(each => ({ path, ...each })),
  )
  const ids = operations.map(each => each.operationId)
  return [
    ...refsIn(document).filter(ref => follow(document, ref) === undefined),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map(id => `${id} is there twice`),
    ...operations.flatMap(({ path, operationId, parameters = [], tags: of }) => [
      ...of.filter(tag => !tags.some(({ name }) => name === tag)).map(tag => `${operationId}: no tag ${tag}`),
      ...[...path.matchAll(/\{(\w+)\}/g)]
        .filter(([, name]) => !parameters.some(each => each.in === 'path' && each.name === name))
        .map(([part]) => `${operationId}: ${part} is not described`),
    ]),
  ]
}
