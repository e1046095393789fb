import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from 'oxc-transform'

export async function load(url, context, next) {
  const { pathname, protocol } = new URL(url)
  if (protocol !== 'file:' || !pathname.endsWith('.ts')) return next(url, context)
  const file = fileURLToPath(url)
  const { code, map, errors } = await transform(file, await readFile(file, 'utf8'), { sourcemap: true })
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0].message}`)
  const inline = `\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`
  return { format: 'module', source: code + inline, shortCircuit: true }
}
