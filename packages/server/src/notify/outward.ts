import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Lanes } from './lanes.ts'
import { isPrivateAddress } from './private.ts'

/** The name led into the host's own network. */
export class PrivateAddress extends Error {}

type Find = (
  hostname: string,
  options: LookupAllOptions,
  found: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

/** Finds addresses like `find`, but none that lead inside: what is checked here is what is connected to. */
export const outward =
  (find: Find, isInside: (address: string) => boolean = isPrivateAddress): LookupFunction =>
  (hostname, options, found) => {
    find(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return found(error ?? new Error('no address'), '')
      if (addresses.some(each => isInside(each.address))) return found(new PrivateAddress(), '')
      if (options.all) found(null, addresses)
      else found(null, first.address, first.family)
    })
  }

/**
 * Names are looked up in the few threads that also hash passwords and read files, and a name's owner decides how long that
 * takes: two threads at most wait for them.
 */
const lookups = new Lanes({ each: 2, all: 2, queue: 200, queues: 200 })

const few: Find = (hostname, options, found) => {
  const work = (): Promise<true> =>
    new Promise(resolve => {
      lookup(hostname, options, (error, addresses) => {
        resolve(true)
        found(error, addresses)
      })
    })
  lookups
    .run('', work)
    .then(done => {
      if (!done) found(new Error('too many names are being looked up'), [])
    })
    .catch(error => found(error, []))
}

export const outwardLookup = outward(few)

/** Also finds what lies inside, where the host allows that. */
export const anyLookup = outward(few, () => false)

/** False for addresses that plainly lead inside. Names are looked up, and checked again, when they are called. */
export function leadsOutward(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return !isPrivateAddress(host)
  return !/(?:^|\.)localhost\.?$/i.test(host)
}
