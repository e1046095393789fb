import { readFileSync } from 'node:fs'
import type { Networks } from '@ludoteca/bot-kit/training.ts'
import { isLevel, type Level } from '../../src/levels.ts'
import type { Budget } from '../../src/search/think.ts'

/** One of two who meet: a level, with networks of its own where it has some. */
export interface Side {
  readonly name: string
  readonly level: Level
  readonly networks: Networks
  readonly budget: Budget | null
}

/** `hard`, `hard@40` for so many steps a decision, `hard:networks.json@40`; `hard@40/8` for fewer in the middle of a turn. */
export function sideOf(name: string): Side {
  const {
    level = '',
    file,
    steps,
    inside,
  } = /^(?<level>\w+)(?::(?<file>[^@]+))?(?:@(?<steps>\d+)(?:\/(?<inside>\d+))?)?$/.exec(name)?.groups ?? {}
  if (!isLevel(level))
    throw new Error(`${name} is no bot: level[:networks.json][@steps[/steps inside a turn]]`)
  const networks = file ? (JSON.parse(readFileSync(file, 'utf8')) as Networks) : {}
  const iterations = Number(steps)
  const part = inside ? { inside: Number(inside) / iterations } : {}
  return { name, level, networks, budget: steps ? { iterations, ...part } : null }
}
