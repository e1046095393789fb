import { fill, LANGS, type Lang } from '@ludoteca/engine'
import { isProblem, MAX_BODY, PROTOCOL, problemText } from '@ludoteca/protocol'
import { isFile, LIMITS, PARTS, type PartName, parts, type Route } from '@ludoteca/protocol/routes'
import { tournamentText } from '@ludoteca/tournament/text'
import type { z } from 'zod'
import { code, definitions, escaped, table } from './html.ts'
import { type LimitRow, lineLimits, lineWords, requestLimits } from './limits.ts'
import { refusalsOf } from './refusals.ts'
import { heard, type JsonSchema, type Schemas, said } from './schemas.ts'
import { type Shapes, shapesIn } from './shape.ts'
import { docsText } from './text/index.ts'

/** How a code is explained; the rules of tournaments have words of their own. */
function refusalIn(lang: Lang, refusal: string): string {
  if (isProblem(refusal)) return problemText(lang, refusal)
  const rules: Readonly<Record<string, string>> = tournamentText(lang).refusal
  return rules[refusal] ?? ''
}

/** The description as a page to read; one text for everybody who reads this language. */
export function docsPage(lang: Lang, schemas: Schemas): string {
  const words = docsText[lang]
  const { labels } = words
  const shapes: Shapes = shapesIn(lang)
  const title = escaped(words.title)

  const limitTable = (rows: readonly LimitRow[]): string =>
    table(
      [words.limitName, words.limitWhat, words.limitAtOnce, words.limitThen],
      rows.map(row => [code(row.name), row.words, row.burst.toLocaleString(lang), row.more]),
    )

  function routeOf(name: string, route: Route): string {
    const { method, path, who, token, body, query, answer, limits = [], largest } = route
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, part = '']) => part)
    const asked = Object.entries(query?.shape ?? {})
    const refusals = [...refusalsOf(route)].flatMap(([status, codes]) =>
      codes.map(each => [String(status), code(each), escaped(refusalIn(lang, each))]),
    )
    const counted = [...new Set(limits.flatMap(limit => LIMITS[limit]))]
    const pairs: (readonly [string, string] | null)[] = [
      [labels.who, words.who[who]],
      [labels.token, words.token[token ?? 'none']],
      inPath.length === 0
        ? null
        : [
            labels.inPath,
            inPath
              .map(each => `${code(each)}: ${shapes.of(schemas.taken(PARTS[each] as z.ZodType))}`)
              .join('<br>'),
          ],
      asked.length === 0
        ? null
        : [
            labels.query,
            asked
              .map(([key, schema]) => `${code(key)}: ${shapes.of(schemas.taken(schema as z.ZodType))}`)
              .join('<br>'),
          ],
      body
        ? [
            labels.body,
            shapes.of(schemas.taken(body)) +
              (largest === undefined ? '' : ` <small>${fill(labels.largest, { bytes: largest })}</small>`),
          ]
        : null,
      [
        labels.answer,
        isFile(answer)
          ? `${labels.file} ${answer.types.map(code).join(' ')}`
          : shapes.of(schemas.given(answer)),
      ],
      [labels.limits, `${counted.map(code).join(' ')} ${labels.everyTime}`],
      [
        labels.refusals,
        `<details><summary>${refusals.length}</summary>${table(['', '', ''], refusals)}</details>`,
      ],
    ]
    return `<details class="route" id="${name}"><summary><b class="${method.toLowerCase()}">${method}</b> <code>/api${escaped(path)}</code> <span>${words.routes[name as keyof typeof words.routes]}</span></summary>${definitions(pairs.filter(pair => pair !== null))}</details>`
  }

  const messages = (
    list: readonly { readonly type: string; readonly schema: z.ZodType }[],
    told: Readonly<Record<string, string>>,
    of: (schema: z.ZodType) => JsonSchema,
    prefix: string,
  ): string =>
    list
      .map(
        ({ type, schema }) =>
          `<details class="route" id="${prefix}-${type}"><summary><code>${type}</code> <span>${told[type] ?? ''}</span></summary>${shapes.of(of(schema))}</details>`,
      )
      .join('')

  const named = schemas.behind([
    ...Object.values(parts).flatMap(routes =>
      Object.values<Route>(routes).flatMap(({ body, answer }) => [
        ...(body ? [schemas.taken(body)] : []),
        ...(isFile(answer) ? [] : [schemas.given(answer)]),
      ]),
    ),
    ...said.map(({ schema }) => schemas.taken(schema)),
    ...heard.map(({ schema }) => schemas.given(schema)),
  ])

  const sections = (Object.keys(parts) as PartName[]).map(
    part =>
      `<section id="part-${part}"><h2>${words.parts[part]}</h2>${Object.entries<Route>(parts[part])
        .map(([name, route]) => routeOf(name, route))
        .join('')}</section>`,
  )
  const contents = [
    ...[
      ['basics', words.basicsTitle],
      ['limits', words.limitsTitle],
    ],
    ...(Object.keys(parts) as PartName[]).map(part => [`part-${part}`, words.parts[part]]),
    ...[
      ['live', words.liveTitle],
      ['shapes', words.schemasTitle],
    ],
  ]
  const others = LANGS.filter(each => each !== lang)
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    '<link rel="stylesheet" href="docs.css"><link rel="icon" href="../icon.svg" type="image/svg+xml"></head><body>',
    `<header><p><a href="../online">${words.back}</a></p><h1>${title}</h1><p class="version">${fill(words.version, { protocol: PROTOCOL })}</p>`,
    words.lead.map(each => `<p>${each}</p>`).join(''),
    `<p>${words.files} <a href="openapi.json">OpenAPI 3.1</a> · <a href="asyncapi.json">AsyncAPI 3</a> · `,
    others
      .map(each => `<a href="?lang=${each}" lang="${each}" hreflang="${each}">${docsText[each].language}</a>`)
      .join(' '),
    '</p></header>',
    `<nav aria-label="${words.contents}"><ul>${contents.map(([id, text]) => `<li><a href="#${id}">${text}</a></li>`).join('')}</ul></nav><main>`,
    `<section id="basics"><h2>${words.basicsTitle}</h2>${words.basics.map(each => `<p>${fill(each, { bytes: MAX_BODY })}</p>`).join('')}</section>`,
    `<section id="limits"><h2>${words.limitsTitle}</h2><p>${words.limitsLead}</p>${limitTable(requestLimits(lang))}</section>`,
    ...sections,
    `<section id="live"><h2>${words.liveTitle}</h2>${lineWords(lang)
      .map(each => `<p>${escaped(each)}</p>`)
      .join('')}${limitTable(lineLimits(lang))}`,
    `<h3>${words.saidTitle}</h3>${messages(said, words.said, schemas.taken, 'say')}`,
    `<h3>${words.commandsTitle}</h3>${definitions(Object.entries(words.commands).map(([name, text]) => [code(name), text]))}`,
    `<h3>${words.heardTitle}</h3>${messages(heard, words.heard, schemas.given, 'hear')}</section>`,
    `<section id="shapes"><h2>${words.schemasTitle}</h2>`,
    Object.entries(named)
      .map(
        ([name, schema]) =>
          `<details class="route" id="${name}"><summary><code>${name}</code></summary>${shapes.of(schema, name)}</details>`,
      )
      .join(''),
    '</section></main></body></html>\n',
  ].join('')
}
