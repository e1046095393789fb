/** Writes a row of inputs, number after number. */

let row: Float32Array = new Float32Array(0)
let at = 0

export function startRow(into: Float32Array, from = 0): void {
  row = into
  at = from
}

export const write = (value: number): void => {
  row[at++] = value
}

export const writeFlag = (is: boolean): void => write(is ? 1 : 0)

export function writeZeros(times: number): void {
  row.fill(0, at, at + times)
  at += times
}
