/** What pure rules never touch: they know no clock, no chance, no world. */
const WORLDLY: readonly [RegExp, string][] = [
  [/\bMath\.random\b/, 'Math.random'],
  [/\bnew Date\b|\bDate\./, 'a clock'],
  [/\bperformance\./, 'a clock'],
  [/\bprocess\./, 'the process'],
  [/\bfetch\(/, 'the network'],
  [/\bconsole\./, 'the console'],
  [/\bset(?:Timeout|Interval|Immediate)\b/, 'a timer'],
  [/\b(?:globalThis|window|document)\./, 'its surroundings'],
  [/\b(?:localStorage|crypto)\./, 'its surroundings'],
]

const IMPORTS = /\b(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g

/** Why this source may not stand in a rules library; null when it may. `packages` are those it may import. */
export function impurity(source: string, packages: readonly string[]): string | null {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(^|[\s;])\/\/.*$/gm, '$1')
  for (const match of code.matchAll(IMPORTS)) {
    const from = match[1] ?? match[2] ?? ''
    const allowed =
      from.startsWith('.') || packages.some(each => from === each || from.startsWith(`${each}/`))
    if (!allowed) return `imports ${from}`
  }
  const touched = WORLDLY.find(([pattern]) => pattern.test(code))
  return touched ? `uses ${touched[1]}` : null
}
