import type { Seat, Who } from '@ludoteca/engine'
import { names } from '../names.zh.ts'
import { namesByNumber, present } from '../shared.ts'

const { group, ...the } = namesByNumber(names)

export const { good, tile, building, role } = the

/** A name that ends in Latin letters or digits is set off from the Chinese after it. */
export const named = (who: Who, seat: Seat): string => who(seat).replace(/[\p{sc=Latin}\p{N}]$/u, '$& ')

export const doubloons = (n: number | string | undefined): string => `${n ?? 0} 杜布隆`
export const points = (n: number | string | undefined): string => `${n ?? 0} 分`

export const cargo = (counts: readonly number[]): string =>
  present(counts)
    .map(([g, n]) => `${n} 桶${good(g)}`)
    .join('、') || '无'

/** `玉米 2、咖啡 1`. */
export const crops = (counts: readonly number[]): string =>
  present(counts)
    .map(([g, n]) => `${good(g)} ${n}`)
    .join('、') || '无'

export const place = (g: unknown): string =>
  group(g, { tiles: tile, building: name => name, sanJuan: name => name })

/** `1 位贵族和 2 个移民`. */
export const tokens = (nobles: number, others: number): string =>
  [...(nobles > 0 ? [`${nobles} 位贵族`] : []), ...(others > 0 ? [`${others} 个移民`] : [])].join('和 ') ||
  '0 人'
