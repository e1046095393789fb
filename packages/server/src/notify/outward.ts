import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
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
  (find: Find): LookupFunction =>
  (hostname, options, found) => {
    find(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return found(error ?? new Error('no address'), '')
      if (addresses.some(each => isPrivateAddress(each.address))) return found(new PrivateAddress(), '')
      if (options.all) found(null, addresses)
      else found(null, first.address, first.family)
    })
  }

export const outwardLookup = outward(lookup)

/** False for addresses that plainly lead inside. Names are looked up, and checked again, when they are called. */
export function leadsOutward(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return !isPrivateAddress(host)
  return !/(?:^|\.)localhost\.?$/i.test(host)
}
