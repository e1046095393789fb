import { readFileSync } from 'node:fs'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'
import { pageSources } from './page-sources.ts'

const EFFECT = /^use(?:Layout|Insertion)?Effect$/

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const isFunction = ({ type }: Node): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression'

/** The nodes right below this one. */
const below = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** Everything under the node that `visit` lets it go on from. */
function walk(node: Node, visit: (node: Node) => boolean): void {
  if (visit(node)) for (const child of below(node)) walk(child, visit)
}

/** What the function gives back by itself, not by functions within it. */
function returned(effect: Node): Node[] {
  const found: Node[] = []
  const body = effect.body as Node
  if (body.type !== 'BlockStatement') return [body]
  walk(body, node => {
    if (node.type === 'ReturnStatement' && isNode(node.argument)) found.push(node.argument)
    return !isFunction(node) && node.type !== 'FunctionDeclaration'
  })
  return found
}

/** React calls whatever an effect returns; types do not tell, for a `void` may hold anything when a browser grows up. */
const isHarmless = (value: Node): boolean =>
  isFunction(value) || (value.type === 'UnaryExpression' && value.operator === 'void')

/** Effects in this text that may return something other than nothing or a function of their own. */
function loose(text: string, lang: 'ts' | 'tsx' = 'tsx'): string[] {
  const found: string[] = []
  walk(parseAst(text, { lang }) as unknown as Node, node => {
    const [effect] = (node.arguments as Node[] | undefined) ?? []
    const callee = node.callee as Node | undefined
    const name = callee?.type === 'MemberExpression' ? (callee.property as Node).name : callee?.name
    if (node.type === 'CallExpression' && EFFECT.test(String(name))) {
      const good = effect && isFunction(effect) && !effect.async && returned(effect).every(isHarmless)
      if (!good)
        found.push(text.slice(Number(node.start), Number(node.end)).split('\n').slice(0, 3).join('\n'))
    }
    return true
  })
  return found
}

test('every effect returns nothing, or a function written in it', () => {
  const sources = pageSources()
  expect(sources.length).toBeGreaterThan(300)
  const found = sources.flatMap(({ name, path }) =>
    loose(readFileSync(path, 'utf8'), path.endsWith('x') ? 'tsx' : 'ts').map(each => `${name}: ${each}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['useEffect(() => box.current?.scrollIntoView(), [])', 1],
  ['React.useLayoutEffect(() => box.scrollTo(0, 0))', 1],
  ['useEffect(refresh, [refresh])', 1],
  ['useEffect(async () => {}, [])', 1],
  ['useEffect(() => { if (a) return go(); b() }, [])', 1],
  ['useEffect(() => { const x = () => { return go() }; x() }, [])', 0],
  ['useEffect(() => { const t = setTimeout(f); return () => clearTimeout(t) }, [])', 0],
  ['useEffect(() => void go(), [])', 0],
  ['useEffect(() => () => stop(), [])', 0],
  ['useEffect(() => { if (!a) return; b() }, [])', 0],
])('%s', (text, count) => {
  expect(loose(text)).toHaveLength(count)
})
