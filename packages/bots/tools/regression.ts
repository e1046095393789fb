/** Least squares that stays near a first guess: what the data say little about keeps its weight. */
interface Regression {
  add(row: readonly number[], target: number): void
  /** The weights for a pull towards `guess` that counts like so many rows. */
  solve(guess: readonly number[], pull: number): number[]
}

/** Columns that are hardly ever used tell little: they count as if they varied at least this much. */
const RARE = 0.05

export function newRegression(columns: number): Regression {
  const gram = Array.from({ length: columns }, () => new Float64Array(columns))
  const moment = new Float64Array(columns)
  let rows = 0
  const at = (i: number, j: number): number => (gram[i] as Float64Array)[j] as number
  return {
    add(row, target) {
      rows++
      for (let i = 0; i < columns; i++) {
        const value = row[i] as number
        if (value === 0) continue
        const line = gram[i] as Float64Array
        for (let j = 0; j < columns; j++) line[j] = (line[j] as number) + value * (row[j] as number)
        moment[i] = (moment[i] as number) + value * target
      }
    },
    solve(guess, pull) {
      const system = guess.map((near, i) => {
        const weight = Math.max(RARE, at(i, i) / Math.max(1, rows)) * pull
        const line = guess.map((_, j) => at(i, j) + (i === j ? weight : 0))
        return [...line, (moment[i] as number) + weight * near]
      })
      return eliminate(system)
    },
  }
}

/** Gauss–Jordan with pivoting; each line ends with its right-hand side. */
function eliminate(system: number[][]): number[] {
  const size = system.length
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(system[row]?.[column] ?? 0) > Math.abs(system[pivot]?.[column] ?? 0)) pivot = row
    }
    const top = system[pivot] as number[]
    system[pivot] = system[column] as number[]
    system[column] = top
    const scale = top[column] as number
    for (let k = column; k <= size; k++) top[k] = (top[k] as number) / scale
    for (let row = 0; row < size; row++) {
      const line = system[row] as number[]
      const factor = line[column] as number
      if (row === column || factor === 0) continue
      for (let k = column; k <= size; k++) line[k] = (line[k] as number) - factor * (top[k] as number)
    }
  }
  return system.map(line => line[size] as number)
}
