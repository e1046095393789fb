// npm as a program of its own: no shell, so that no path and no argument can be misread. Uses only what Node ships.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const isNpm = file => /[\\/]npm-cli\.js$/.test(file)

function* candidates(env, execPath) {
  if (env.npm_execpath && isNpm(env.npm_execpath)) yield env.npm_execpath
  const beside = dirname(execPath)
  for (const modules of [join(beside, 'node_modules'), join(beside, '..', 'lib', 'node_modules')]) {
    yield join(modules, 'npm', 'bin', 'npm-cli.js')
  }
  const path = Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? ''
  for (const folder of path.split(delimiter).filter(Boolean)) {
    // Windows has a command file here with npm beside it, others a link to npm's own file.
    yield join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js')
    const link = join(folder, 'npm')
    if (existsSync(link)) yield realpathSync(link)
  }
}

/** npm's own JavaScript file, or undefined when there is no npm. */
export function npmFile(env = process.env, execPath = process.execPath) {
  for (const file of candidates(env, execPath)) if (isNpm(file) && existsSync(file)) return file
  return undefined
}

function command(args) {
  const file = npmFile()
  if (file === undefined) throw new Error('npm was not found beside Node or in PATH.')
  return [process.execPath, [file, ...args]]
}

/** Runs npm and waits; the answer is that of `spawnSync`. */
export function npmSync(args, options = {}) {
  const [program, words] = command(args)
  return spawnSync(program, words, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, ...options })
}

/** What npm prints; throws when npm fails. */
export async function npmText(args, options = {}) {
  const [program, words] = command(args)
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let out = ''
  let complaint = ''
  child.stdout.setEncoding('utf8').on('data', text => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', text => {
    complaint += text
  })
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0) throw new Error(`npm ${args[0]} failed:\n${complaint.trim()}`)
  return out
}
