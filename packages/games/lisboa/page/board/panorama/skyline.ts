/** A town on a hillside as paths: rows of gabled houses, drawn by rule. */

interface Town {
  readonly walls: string
  readonly shades: string
  readonly roofs: string
  readonly windows: string
}

/** The next of a fixed row of numbers between 0 and 1. */
const dice = (seed: number) => () => {
  seed = (seed * 16807) % 2147483647
  return seed / 2147483647
}

const at = (n: number): string => n.toFixed(1)

/** Houses from `from` to `to` with their feet on `ground`, each between `low` and `high` tall. */
export function town(
  seed: number,
  [from, to]: readonly [number, number],
  ground: (x: number) => number,
  [low, high]: readonly [number, number],
): Town {
  const roll = dice(seed)
  const parts = { walls: '', shades: '', roofs: '', windows: '' }
  for (let x = from; x < to; ) {
    const w = 9 + roll() * 13
    const h = low + roll() * (high - low)
    const foot = ground(x + w / 2) + 3
    const top = foot - h
    const peak = 3 + roll() * 4
    const side = w * (0.62 + roll() * 0.14)
    parts.walls += `M${at(x)} ${at(foot)}V${at(top)}h${at(side)}V${at(foot)}z`
    parts.shades += `M${at(x + side)} ${at(foot)}V${at(top)}h${at(w - side)}V${at(foot)}z`
    parts.roofs +=
      roll() < 0.72
        ? `M${at(x - 0.8)} ${at(top)}l${at(side / 2 + 0.8)} ${at(-peak)}h${at(w - side)}l${at(side / 2 + 0.8)} ${at(peak)}z`
        : `M${at(x - 0.6)} ${at(top)}v-1.800h${at(w + 1.2)}v1.800z`
    for (let y = top + 3; y < foot - 3; y += 4.6)
      for (let i = 1; i < side / 3.4; i++)
        parts.windows += `M${at(x + i * 3.4 - 1.4)} ${at(y)}h1.300v2.200h-1.300z`
    x += w + (roll() < 0.12 ? 5 : 0.4)
  }
  return parts
}
