// Other versions of Node, as npm has them: one package for each platform, with nothing but the program in it.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'
import { npmText } from './npm.mjs'

const QUIET = ['--loglevel=error', '--no-audit', '--no-fund', '--no-color']
const platform = process.platform === 'win32' ? 'win' : process.platform

/** The newest version of a line, such as 22 or 20.19, and the package that brings it. */
async function newest(line) {
  for (const name of [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]) {
    const told = await npmText(['view', name, 'versions', '--json', ...QUIET]).catch(() => '[]')
    const versions = [JSON.parse(told)].flat().filter(each => /^\d+\.\d+\.\d+$/.test(each))
    const fitting = versions.filter(each => line === 'current' || each.startsWith(`${line}.`))
    const order = new Intl.Collator('en', { numeric: true })
    const version = fitting.sort(order.compare).at(-1)
    if (version) return { name, version }
  }
  throw new Error(`npm has no Node ${line} for ${platform} ${process.arch}.`)
}

/** Fetches the newest version of a line into .cache; answers with its program and its version. */
export async function fetchNode(line) {
  const { name, version } = await newest(line)
  const folder = join(root, '.cache', 'nodes', version)
  const program = join(
    folder,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
    const asked = ['install', '--no-save', '--no-package-lock', '--ignore-scripts', '--force', ...QUIET]
    await npmText([...asked, `${name}@${version}`], { cwd: folder })
  }
  return { program, version }
}
