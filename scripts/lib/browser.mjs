// Which browser the tests can use. Uses only what Node ships.
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

const LINUX = [
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'chromium',
  'chromium-browser',
]
const MAC = ['Google Chrome', 'Microsoft Edge', 'Chromium']
const WINDOWS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
]

function* places(platform, env) {
  if (platform === 'darwin') {
    for (const folder of ['/Applications', join(homedir(), 'Applications')]) {
      for (const name of MAC) yield join(folder, `${name}.app`, 'Contents', 'MacOS', name)
    }
  } else if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean)
    for (const path of WINDOWS) for (const folder of folders) yield join(folder, ...path)
  } else {
    for (const name of LINUX) {
      for (const folder of (env.PATH ?? '').split(delimiter).filter(Boolean)) yield join(folder, name)
    }
  }
}

/** An installed Chrome, Edge or Chromium, or the one that CHROME_PATH names; undefined where there is none. */
export function installedBrowser({
  platform = process.platform,
  env = process.env,
  exists = existsSync,
} = {}) {
  if (env.CHROME_PATH) {
    if (!exists(env.CHROME_PATH)) throw new Error(`CHROME_PATH names no file: ${env.CHROME_PATH}`)
    return env.CHROME_PATH
  }
  for (const file of places(platform, env)) if (exists(file)) return file
  return undefined
}

/** Whether this is GNU's C library, which the Chromium from npm needs. */
const isGnu = () => Boolean(process.report.getReport().header.glibcVersionRuntime)

/** Whether npm brings a Chromium that runs here. */
export const hasBundledBrowser = (platform = process.platform, arch = process.arch) =>
  platform === 'linux' && arch === 'x64' && isGnu()
