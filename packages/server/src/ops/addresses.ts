import type { NetworkInterfaceInfo } from 'node:os'

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/** Cables and radio first; bridges, tunnels and containers rarely lead to anybody. */
const LIKELY = /^(?:en|eth|wl|wlan|wi-?fi|ethernet)/i
const HOME = /^(?:192\.168\.|10\.|172\.(?:1[6-9]|2\d|3[01])\.)/

/** The addresses people can type who are in the same network, the likeliest first; none where only this machine is let in. */
export function addressesFor(host: string, port: string, interfaces: Interfaces): readonly string[] {
  if (host !== '0.0.0.0' && host !== '::') return []
  const found = Object.entries(interfaces).flatMap(([name, all = []]) =>
    all
      .filter(each => !each.internal && each.family === 'IPv4' && !each.address.startsWith('169.254.'))
      .map(each => ({
        address: each.address,
        rank: Number(LIKELY.test(name)) * 2 + Number(HOME.test(each.address)),
      })),
  )
  return found.toSorted((a, b) => b.rank - a.rank).map(({ address }) => `http://${address}:${port}/`)
}
