// Format, lint and types: the quick part of `npm test`.
import { ensureInstalled } from './lib/install.mjs'
import { runBin } from './lib/node.mjs'

ensureInstalled()
const steps = [
  ['format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the page', 'tsc', ['-p', 'packages/web/tsconfig.json']],
  ['types of the service worker', 'tsc', ['-p', 'packages/web/tsconfig.sw.json']],
]
for (const [title, bin, args] of steps) {
  console.log(`\n▸ ${title}`)
  const code = await runBin(bin, args)
  if (code !== 0) process.exit(code)
}
