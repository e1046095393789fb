import { readFileSync } from 'node:fs'
import { posix } from 'node:path'

const IMPORTS =
  /^\s*(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

/** What a source imports, as it is written there; types count too. */
export function importsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  return [...code.matchAll(IMPORTS)]
    .map(([, from, lazily]) => from ?? lazily ?? '')
    .filter(name => !name.includes('$'))
}

/** Files by their path below `root`, each with the files and packages it imports. */
export function moduleGraph(root: string, files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const resolve = (file: string, name: string): string =>
    name.startsWith('.') ? posix.join(posix.dirname(file), name) : name
  return new Map(
    files.map(file => {
      const names = importsOf(readFileSync(`${root}/${file}`, 'utf8'))
      return [file, names.map(name => resolve(file, name))] as const
    }),
  )
}

/** Groups of files that import each other in a circle. */
export function cycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const found: string[][] = []
  const visit = (file: string): number => {
    const own = order.size
    order.set(file, own)
    path.push(file)
    let low = own
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (path.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    lowest.set(file, low)
    if (low === own) {
      const circle = path.splice(path.indexOf(file))
      if (circle.length > 1) found.push(circle.sort())
    }
    return low
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return found
}

/** The package of an import that names one: `@ludoteca/engine`, `react`. */
export const packageNamed = (name: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name

type Exports = string | Readonly<Record<string, string>>

/** From a name that code imports (`@ludoteca/engine/text`) to the file that the package opens under it. */
export function entryPointsOf(root: string, folders: readonly string[]): (name: string) => string | null {
  const packages = new Map(
    folders.map(folder => {
      const manifest = JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8'))
      const { name, exports = {} } = manifest as { name: string; exports?: Exports }
      return [
        name,
        { folder, entryPoints: typeof exports === 'string' ? { '.': exports } : exports },
      ] as const
    }),
  )
  return name => {
    const own = packages.get(packageNamed(name))
    if (!own) return null
    const wanted = `.${name.slice(packageNamed(name).length)}`
    for (const [entryPoint, file] of Object.entries(own.entryPoints)) {
      const [before = '', after] = entryPoint.split('*')
      if (after === undefined ? wanted !== entryPoint : !wanted.startsWith(before) || !wanted.endsWith(after))
        continue
      const chosen = wanted.slice(before.length, wanted.length - (after?.length ?? 0))
      return posix.join(own.folder, file.replace('*', chosen))
    }
    return null
  }
}
