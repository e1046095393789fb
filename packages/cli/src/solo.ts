import { resolveOptions } from '@ludoteca/engine'
import type { Line } from './args.ts'
import type { Opened } from './games.ts'
import { bad, good, type Result } from './problem.ts'
import { checkCount } from './seats.ts'

/** A table at which one person plays against the rules. */
interface Solo {
  readonly seats: number
  /** Seats that are left for people and bots. */
  readonly people: number
  /** As `--option` would say it. */
  readonly option: string
}

/** What `--solo` asks for, or the option it stands for; null when neither is given. */
export function soloTable({ game, text }: Opened, line: Line): Result<Solo | null> {
  const { alone } = game
  const given = line.flag('solo')
  if (!alone) return given === null ? good(null) : bad('no-solo', { name: text.name })
  const asked = line.all('option').find(pair => pair.startsWith(`${alone.option}=`))
  const level = given ?? asked?.slice(alone.option.length + 1)
  const [off, ...levels] = game.options.find(each => each.id === alone.option)?.values ?? []
  if (level === undefined || (given === null && level === off)) return good(null)
  if (!levels.includes(level)) {
    return bad('solo-level', { name: text.name, given: level, known: levels.join(', ') })
  }
  const resolved = resolveOptions(game, alone.seats, { [alone.option]: level })
  const automatic = resolved.ok ? (game.automatic?.(resolved.options) ?? []) : []
  return good({
    seats: alone.seats,
    people: alone.seats - automatic.length,
    option: `${alone.option}=${level}`,
  })
}

/** The command line with that option added, as the last word on it. */
export const withSolo = (line: Line, solo: Solo | null): Line =>
  solo
    ? { ...line, all: name => (name === 'option' ? [...line.all(name), solo.option] : line.all(name)) }
    : line

/** How many seats the table has when so many of them were given to somebody. */
export function seatsAt({ game, text }: Opened, solo: Solo | null, given: number): Result<number> {
  if (!solo) return checkCount(game, text.name, given)
  const fits = given === solo.people || given === solo.seats
  return fits ? good(solo.seats) : bad('solo-seats', { others: solo.people, given })
}
