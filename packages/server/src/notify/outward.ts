import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivateAddress } from './private.ts'

/** The name led into the host's own network. */
export class PrivateAddress extends Error {}

/** Finds addresses like `dns.lookup`, but none that lead inside: what is checked here is what is connected to. */
export const outwardLookup: LookupFunction = (hostname, options, found) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return found(error ?? new Error('no address'), '')
    if (addresses.some(each => isPrivateAddress(each.address))) return found(new PrivateAddress(), '')
    if (options.all) found(null, addresses)
    else found(null, first.address, first.family)
  })
}

/** False for addresses that plainly lead inside. Names are looked up, and checked again, when they are called. */
export function leadsOutward(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return !isPrivateAddress(host)
  return !/(?:^|\.)localhost\.?$/i.test(host)
}
