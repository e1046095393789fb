import type { GameEvent, Seat } from '@ludoteca/engine'
import type { Moment } from '@ludoteca/review'

interface Told {
  readonly seat: Seat
  readonly events: readonly GameEvent[]
}

/**
 * Big choices are made in small steps, such as where each colonist goes, and the log tells of them when the last is
 * made. What was lost in one of them is one moment: the worst part of each comes first, and so does the worst of all.
 */
export function together(
  moments: readonly Moment[],
  steps: readonly Told[],
  say: (event: GameEvent) => string | null,
): Moment[][] {
  const first = (step: number): number => {
    const [here, before] = [steps[step], steps[step - 1]]
    const goesOn = before && before.seat === here?.seat && before.events.every(event => say(event) === null)
    return goesOn ? first(step - 1) : step
  }
  const found = new Map<number, Moment[]>()
  for (const moment of moments) {
    const begin = first(moment.step)
    found.set(begin, [...(found.get(begin) ?? []), moment])
  }
  const worst = (list: readonly Moment[]): number => list[0]?.loss ?? 0
  return [...found.values()]
    .map(list => list.toSorted((a, b) => b.loss - a.loss))
    .toSorted((a, b) => worst(b) - worst(a))
}
