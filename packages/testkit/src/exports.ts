import { posix } from 'node:path'

/** What a module takes from elsewhere: names, or everything where it takes the module as a whole. */
interface Taken {
  readonly from: string
  readonly names: readonly string[] | 'all'
}

interface Module {
  readonly exported: ReadonlySet<string>
  readonly taken: readonly Taken[]
  /** What it passes on: `to` under which name, `name` there; `*` for everything. */
  readonly passedOn: readonly { readonly from: string; readonly name: string; readonly to: string }[]
}

const DECLARED =
  /^export (?:declare )?(?:default )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm
const DESTRUCTURED = /^export const \{([^}]*)\}/gm
const LISTED = /^export (?:type )?\{([^}]*)\}(?! from)/gm
const PASSED_ON = /^export (?:type )?(?:\{([^}]*)\}|\*(?: as (\w+))?) from\s*'([^']+)'/gm
const IMPORTED =
  /^\s*import\s+(?:type\s+)?(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\}|\*\s+as\s+(\w+))?\s*from\s*'([^']+)'/gm
/** Whatever is named in the brackets of an `import(…)`. */
const LATER = /\bimport\(([^)]*)\)/g

/** `a, type b as c` as pairs of the name there and the name here. */
const namesIn = (list: string): readonly (readonly [string, string])[] =>
  list
    .split(',')
    .map(each => each.trim().replace(/^type /, ''))
    .filter(each => each !== '')
    .map(each => {
      const [there = '', here = there] = each.split(/\s+as\s+|\s*:\s*/)
      return [there, here] as const
    })

function readModule(source: string, resolve: (name: string) => string): Module {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const exported = new Set<string>()
  for (const [, name = ''] of code.matchAll(DECLARED)) exported.add(name)
  for (const [, list = ''] of [...code.matchAll(DESTRUCTURED), ...code.matchAll(LISTED)])
    for (const [, here] of namesIn(list)) exported.add(here)
  if (/^export default/m.test(code)) exported.add('default')
  const passedOn = [...code.matchAll(PASSED_ON)].flatMap(([, list, whole, from = '']) =>
    list === undefined
      ? [{ from: resolve(from), name: '*', to: whole ?? '*' }]
      : namesIn(list).map(([name, to]) => ({ from: resolve(from), name, to })),
  )
  const taken: Taken[] = [...code.matchAll(IMPORTED)].map(([, whole, list, all, from = '']) => ({
    from: resolve(from),
    names:
      all === undefined
        ? [...(whole ? ['default'] : []), ...namesIn(list ?? '').map(([there]) => there)]
        : 'all',
  }))
  for (const [, named = ''] of code.matchAll(LATER))
    for (const [, from = ''] of named.matchAll(/'([^']+)'/g))
      taken.push({ from: resolve(from), names: 'all' })
  return { exported, taken, passedOn }
}

/**
 * `sources` by path; `entryPoint` says which file a package opens under a name.
 * Names that a module exports and no other module imports, as `file: name`. A name that is passed on counts as used where
 * somebody imports it in the end, and is reported at every module that passes it on in vain.
 */
export function unusedExports(
  sources: ReadonlyMap<string, string>,
  entryPoint: (name: string) => string | null,
): string[] {
  const modules = new Map(
    [...sources].map(([file, source]) => {
      const resolve = (name: string): string =>
        name.startsWith('.') ? posix.join(posix.dirname(file), name) : (entryPoint(name) ?? name)
      return [file, readModule(source, resolve)] as const
    }),
  )
  const used = new Set<string>()
  const use = (file: string, name: string): void => {
    const module = modules.get(file)
    const key = `${file}: ${name}`
    if (!module || used.has(key)) return
    used.add(key)
    if (module.exported.has(name)) return
    for (const each of module.passedOn)
      if (each.to === name) use(each.from, each.name === '*' ? 'all' : each.name)
      else if (each.to === '*') use(each.from, name)
  }
  const useAll = (file: string): void => {
    for (const name of modules.get(file)?.exported ?? []) use(file, name)
    for (const each of modules.get(file)?.passedOn ?? [])
      if (each.to === '*') useAll(each.from)
      else use(file, each.to)
  }
  for (const { taken } of modules.values())
    for (const { from, names } of taken)
      if (names === 'all') useAll(from)
      else for (const name of names) use(from, name)
  return [...modules].flatMap(([file, { exported, passedOn }]) =>
    [...exported, ...passedOn.filter(({ to }) => to !== '*').map(({ to }) => to)]
      .map(name => `${file}: ${name}`)
      .filter(key => !used.has(key)),
  )
}
