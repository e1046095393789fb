import { PROTOCOL, Problem } from '@ludoteca/protocol'
import { isFile, LIMITS, PARTS, parts, type Route } from '@ludoteca/protocol/routes'
import { z } from 'zod'
import { SESSION_COOKIE } from '../http/caller/cookies.ts'
import { limitsText } from './limits.ts'
import { refusalsOf } from './refusals.ts'
import type { JsonSchema, Schemas } from './schemas.ts'
import { docsText } from './text/index.ts'

const WORDS = docsText.en
const NAMED = /:(\w+)/g

const addressOf = (path: string): string => path.replace(NAMED, '{$1}')

/** The same with what its fields mean. */
function explained(path: string, schema: JsonSchema): JsonSchema {
  const notes: Readonly<Record<string, string>> = WORDS.fields
  if (!schema.properties) return schema
  const properties = Object.entries(schema.properties).map(([name, each]) => {
    const description = notes[`${path}.${name}`]
    return [name, { ...explained(`${path}.${name}`, each), ...(description && { description }) }]
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}

/** Schemas by name, with what their fields mean. */
export const explainedAll = (named: Readonly<Record<string, JsonSchema>>) =>
  Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, explained(name, schema)]))

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

function parametersOf(route: Route, schemas: Schemas): object[] {
  const inPath = [...route.path.matchAll(NAMED)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: schemas.taken(PARTS[name] ?? z.string()),
  }))
  const asked = Object.entries(route.query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !(schema as z.ZodType).safeParse(undefined).success,
    schema: schemas.taken(schema as z.ZodType),
  }))
  return [...inPath, ...asked]
}

function answersOf(route: Route, schemas: Schemas): object {
  const { answer } = route
  const content = isFile(answer)
    ? Object.fromEntries(answer.types.map(type => [type, { schema: { type: 'string' } }]))
    : json(schemas.given(answer))
  const problem = schemas.given(Problem)
  const refusals = [...refusalsOf(route)].map(([status, codes]) => [
    String(status),
    {
      description: codes.join(', '),
      ...(status === 429 && {
        headers: { 'Retry-After': { description: WORDS.openapi.retry, schema: { type: 'integer' } } },
      }),
      content: json({
        type: 'object',
        required: ['problem'],
        properties: {
          problem: { allOf: [problem, { type: 'object', properties: { code: { enum: codes } } }] },
        },
      }),
    },
  ])
  return { 200: { description: WORDS.openapi.good, content }, ...Object.fromEntries(refusals) }
}

function operationOf(name: string, route: Route, part: keyof typeof parts, schemas: Schemas): object {
  const { who, token, body, limits = [], largest } = route
  const parameters = parametersOf(route, schemas)
  return {
    operationId: name,
    tags: [part],
    summary: WORDS.routes[name as keyof typeof WORDS.routes],
    security: [
      ...(who === 'anyone' ? [{}] : []),
      { session: [] },
      ...(token === null ? [] : [{ token: [] }]),
    ],
    'x-ludoteca-who': who,
    'x-ludoteca-token-scope': token,
    ...(limits.length > 0 && {
      'x-ludoteca-limits': [...new Set(limits.flatMap(limit => LIMITS[limit]))],
    }),
    ...(largest !== undefined && { 'x-ludoteca-largest-body': largest }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(schemas.taken(body)) } }),
    responses: answersOf(route, schemas),
  }
}

/** Everything under /api as OpenAPI 3.1: the same table of routes and the same schemas that the server answers by. */
export function openApi(schemas: Schemas): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [part, routes] of Object.entries(parts))
    for (const [name, route] of Object.entries<Route>(routes)) {
      const address = addressOf(route.path)
      paths[address] = {
        ...paths[address],
        [route.method.toLowerCase()]: operationOf(name, route, part as keyof typeof parts, schemas),
      }
    }
  return {
    openapi: '3.1.1',
    info: {
      title: WORDS.title,
      version: String(PROTOCOL),
      description: [...WORDS.openapi.about, ...limitsText('en')].join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: Object.keys(parts).map(part => ({
      name: part,
      description: WORDS.parts[part as keyof typeof parts],
    })),
    paths,
    components: {
      schemas: explainedAll(schemas.behind(paths)),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description: WORDS.openapi.session,
        },
        token: { type: 'http', scheme: 'bearer', description: WORDS.openapi.token },
      },
    },
  }
}
