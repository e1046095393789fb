// What somebody does with a fresh clone: installs, tests, starts the server, and a guest plays a whole game in it.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { leash } from '../leash.mjs'
import { npmFile } from '../npm.mjs'

const OPENING_MS = 180_000
const CLOSING_MS = 60_000

function npm(place, args, options) {
  return spawn(process.execPath, [npmFile(), ...args], { cwd: place.clone, env: place.env, ...options })
}

/**
 * Starts the server on a free port; resolves with its address and what closes it. npm may be gone before the server is: what
 * says that nobody is left is the end of what they write.
 */
async function startServer(place) {
  const child = npm(place, ['start', '--', '--port', '0', '--data', join(place.folder, 'data')], {
    stdio: ['ignore', 'pipe', 2],
  })
  const left = leash(child)
  const silent = new Promise(resolve => child.once('close', resolve))
  let said = ''
  const url = await new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the server did not start: ${said}`)), OPENING_MS)
    child.stdout.setEncoding('utf8').on('data', text => {
      said += text
      const found = /http:\/\/\S+(?=\s)/.exec(said)?.[0]
      if (!found) return
      clearTimeout(timer)
      resolve(found)
    })
    left.then(code => reject(new Error(`npm start ended with ${code}: ${said}`)))
  })
  const close = async () => {
    child.kill('SIGTERM')
    let timer
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('the server did not close')), CLOSING_MS)
    })
    await Promise.race([silent, late]).finally(() => clearTimeout(timer))
  }
  return { url, close }
}

async function playOnServer(place) {
  const server = await startServer(place)
  try {
    const words = ['scripts/vitest.mjs', '--config', 'e2e/package/vitest.config.ts', 'started']
    const env = { ...place.env, SERVER_URL: server.url }
    return await leash(spawn(process.execPath, words, { cwd: place.clone, env, stdio: ['ignore', 2, 2] }))
  } finally {
    await server.close()
  }
}

/** The names of the tests that failed in a run of `npm test`. */
function failedTests(place) {
  return ['tests', 'browser'].flatMap(name => {
    const file = join(place.clone, '.cache', `${name}.json`)
    if (!existsSync(file)) return [`${name}: no report`]
    const { testResults } = JSON.parse(readFileSync(file, 'utf8'))
    return testResults.flatMap(({ name: path, status, assertionResults }) => {
      const where = path.replaceAll('\\', '/').split('/ludoteca/').at(-1)
      const failed = assertionResults.filter(each => each.status === 'failed')
      if (failed.length === 0) return status === 'failed' ? [`${where}: did not load`] : []
      return failed.map(each => `${where}: ${each.fullName}`)
    })
  })
}

/** Answers with the names of what failed; nothing when all went well. Whoever has stopped it waits for nothing more. */
export async function tryPlace(place, isStopped) {
  const run = async args => leash(npm(place, args, { stdio: ['ignore', 2, 2] }))
  if ((await run(['ci'])) !== 0) return ['npm ci']
  const failed = []
  if ((await run(['test'])) !== 0) {
    const tests = failedTests(place)
    failed.push(...(tests.length > 0 ? tests : ['npm test, though every test passed']))
  }
  if (isStopped()) return failed
  const code = await playOnServer(place).catch(problem => {
    console.error(problem.message)
    return 1
  })
  if (code !== 0) failed.push('npm start and a whole game')
  return failed
}
