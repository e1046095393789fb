// A program that is run by a script ends with it, and both end with the npm that runs them. Uses only what Node ships.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

const LOOK_MS = 500
const SHELL = /^-?(?:ba|da|k|z|a)?sh$/

/** Name and parent of a process; null where the system does not tell. */
function look(pid) {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    return { name, parent: Number(parent) }
  } catch {
    if (process.platform === 'win32') return null
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
    const [, parent, name] = /^\s*(\d+)\s+(.*\S)/.exec(stdout ?? '') ?? []
    return name === undefined ? null : { name: basename(name), parent: Number(parent) }
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (problem) {
    return problem.code === 'EPERM'
  }
}

/** Calls back once when the npm that runs this script is gone, or the shell that npm has put in between. */
function whenOrphaned(call) {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined
  const parent = process.ppid
  const shell = look(parent)
  const npm = shell && SHELL.test(shell.name) && shell.parent > 1 ? shell.parent : parent
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(parent) && isAlive(npm)) return
    clearInterval(timer)
    call()
  }, LOOK_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Passes on to a child what this process is told, until the child is gone; resolves with its exit code. */
export function leash(child) {
  const signals = ['SIGTERM', 'SIGHUP', 'SIGINT']
  const pass = signal => {
    // Ctrl+C reaches every program of the terminal by itself.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  for (const signal of signals) process.on(signal, pass)
  const forget = whenOrphaned(() => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    const done = () => {
      forget()
      for (const signal of signals) process.off(signal, pass)
    }
    child.once('error', problem => {
      done()
      reject(problem)
    })
    child.once('exit', code => {
      done()
      resolve(code ?? 1)
    })
  })
}
