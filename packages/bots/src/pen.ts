/** Writes what a network sees of one seat, number after number. */

let row: Float32Array = new Float32Array(0)
let at = 0

export function begin(into: Float32Array, from = 0): void {
  row = into
  at = from
}

export const see = (value: number): void => {
  row[at++] = value
}

export const seeWhether = (is: boolean): void => see(is ? 1 : 0)

export function seeNothing(times: number): void {
  row.fill(0, at, at + times)
  at += times
}
