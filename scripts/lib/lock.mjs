// What the lock file promises to each platform the project is for.
export const PLATFORMS = [
  { name: 'Linux x64 (glibc)', os: 'linux', cpu: 'x64', libc: 'glibc' },
  { name: 'Linux x64 (musl)', os: 'linux', cpu: 'x64', libc: 'musl' },
  { name: 'Linux arm64 (glibc)', os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { name: 'Linux arm64 (musl)', os: 'linux', cpu: 'arm64', libc: 'musl' },
  { name: 'macOS x64', os: 'darwin', cpu: 'x64' },
  { name: 'macOS arm64', os: 'darwin', cpu: 'arm64' },
  { name: 'Windows x64', os: 'win32', cpu: 'x64' },
]

/** Where Node would find `name` for the package at `from`: beside it or in a folder further up. */
function find(packages, from, name) {
  const up = from.split(/(?<=\/)(?=node_modules\/)/)
  for (let depth = up.length; depth >= 0; depth--) {
    const folder = up.slice(0, depth).join('').replace(/\/?$/, '/')
    const key = `${folder === '/' ? '' : folder}node_modules/${name}`
    if (packages[key]) return key
  }
  return undefined
}

/** Which C library a package is for; some only say it in their name. */
const libcOf = (name, entry) =>
  entry.libc?.[0] ?? (/-musl/.test(name) ? 'musl' : /-gnu/.test(name) ? 'glibc' : undefined)

const isFor = (name, entry, platform) =>
  (entry.os?.includes(platform.os) ?? true) &&
  (entry.cpu?.includes(platform.cpu) ?? true) &&
  (platform.libc === undefined || (libcOf(name, entry) ?? platform.libc) === platform.libc)

/** Packages that leave their binaries to others, one for each platform. */
export function nativePackages(lock) {
  const { packages } = lock
  return Object.entries(packages).flatMap(([key, entry]) => {
    const declared = Object.keys(entry.optionalDependencies ?? {})
    const binaries = declared.flatMap(name => {
      const at = find(packages, key, name)
      const binary = at === undefined ? undefined : packages[at]
      return binary?.os && binary.cpu ? [{ name, at, ...binary }] : []
    })
    const absent = declared.filter(name => find(packages, key, name) === undefined)
    if (binaries.length === 0 && absent.length === 0) return []
    return [{ name: key.replace(/^.*node_modules\//, ''), version: entry.version, binaries, absent }]
  })
}

/** The binaries that a platform gets. */
export const binariesFor = (lock, platform) =>
  nativePackages(lock).flatMap(({ binaries }) => binaries.filter(each => isFor(each.name, each, platform)))

/** What is missing in a lock file, in words; nothing when it is complete. */
export function gaps(lock) {
  const missing = []
  for (const { name, version, binaries, absent } of nativePackages(lock)) {
    for (const other of absent)
      missing.push(`${name} ${version} names ${other}, which the lock file leaves out`)
    for (const platform of PLATFORMS) {
      if (!binaries.some(each => isFor(each.name, each, platform))) {
        missing.push(`${name} ${version} has no binary for ${platform.name}`)
      }
    }
  }
  for (const [key, entry] of Object.entries(lock.packages)) {
    if (/^https?:/.test(entry.resolved ?? '')) missing.push(`${key} names a registry`)
    if (key.includes('node_modules/') && !entry.link && !entry.integrity)
      missing.push(`${key} has no checksum`)
  }
  return missing
}
