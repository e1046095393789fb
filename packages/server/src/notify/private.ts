import { BlockList, isIPv6 } from 'node:net'

/** Addresses that lead back into the host's own network or nowhere (RFC 6890). */
const inside = new BlockList()
const V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
const V6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3ffe::', 16],
  ['3fff::', 20],
]
for (const [net, bits] of V4) inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of V6) inside.addSubnet(net, bits, 'ipv6')

/** Of IPv6 only this has been given to anybody; the rest is one's own network, a way to IPv4, or nowhere. */
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')

/** An IPv4 address in IPv6 clothes counts as what it is. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const real = mapped ?? address
  if (!isIPv6(real)) return inside.check(real, 'ipv4')
  return !given.check(real, 'ipv6') || inside.check(real, 'ipv6')
}
