import { fill, type Lang } from '@ludoteca/engine'
import { code, escaped, table } from './html.ts'
import { type JsonSchema, nameIn } from './schemas.ts'
import { docsText } from './text/index.ts'

/** A schema as a reader of the page sees it: names lead to their own places. */
export interface Shapes {
  of(schema: JsonSchema, name?: string): string
}

export function shapesIn(lang: Lang): Shapes {
  const { shapes, labels, fields: notes } = docsText[lang]
  const told: Readonly<Record<string, string>> = notes

  const bounds = (schema: JsonSchema): string => {
    const { minimum, maximum, maxLength, pattern } = schema as Readonly<Record<string, number | string>>
    const said = [
      ...(minimum === undefined ? [] : [fill(shapes.atLeast, { n: minimum })]),
      ...(maximum === undefined ? [] : [fill(shapes.atMost, { n: maximum })]),
      ...(maxLength === undefined ? [] : [fill(shapes.longest, { n: maxLength })]),
      ...(pattern === undefined ? [] : [fill(shapes.pattern, { pattern: code(String(pattern)) })]),
    ]
    return said.length === 0 ? '' : ` <small>${said.join(', ')}</small>`
  }

  /** `path`: the schema with a name, and the fields that lead here. */
  function of(schema: JsonSchema, path = ''): string {
    if (schema.$ref !== undefined) {
      const name = nameIn(schema.$ref)
      return `<a href="#${name}">${escaped(name)}</a>`
    }
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return choices.map(each => of(each)).join(shapes.or)
    if (schema.const !== undefined) return code(JSON.stringify(schema.const))
    if (schema.enum) return schema.enum.map(each => code(JSON.stringify(each))).join(' ')
    if (Array.isArray(schema.type)) return schema.type.map(type => of({ ...schema, type })).join(shapes.or)
    switch (schema.type) {
      case 'object':
        return objectOf(schema, path)
      case 'array':
        return fill(shapes.list, { of: of(schema.items ?? {}) })
      case 'string':
        return shapes.text + bounds(schema)
      case 'integer':
        return shapes.integer + bounds(schema)
      case 'number':
        return shapes.number + bounds(schema)
      case 'boolean':
        return shapes.yes
      case 'null':
        return code('null')
      default:
        return shapes.anything
    }
  }

  function objectOf(schema: JsonSchema, path: string): string {
    const names = Object.keys(schema.properties ?? {})
    if (names.length > 0) return fields(schema, path)
    const values = schema.additionalProperties
    if (typeof values === 'object' && values !== null && Object.keys(values).length > 0)
      return fill(shapes.map, { of: of(values as JsonSchema) })
    return schema.properties ? code('{}') : shapes.anything
  }

  function fields(schema: JsonSchema, path: string): string {
    const names = Object.keys(schema.properties ?? {})
    const explained = names.some(name => told[`${path}.${name}`] !== undefined)
    const rows = Object.entries(schema.properties ?? {}).map(([name, each]) => [
      `${code(name)}${schema.required?.includes(name) ? '' : ` <small>${labels.optional}</small>`}`,
      of(each, `${path}.${name}`),
      ...(explained ? [told[`${path}.${name}`] ?? ''] : []),
    ])
    return table([labels.field, labels.shape, ...(explained ? [labels.meaning] : [])], rows)
  }

  return { of }
}
