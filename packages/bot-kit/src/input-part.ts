/** Inputs that stand side by side in a row. A network knows its inputs by their place alone, so parts are listed in order. */
export interface InputPart {
  readonly name: string
  readonly size: number
  /** What they describe: a feature, the seat, the table, an action. */
  readonly of: string
}

export const sizeOf = (parts: readonly InputPart[]): number => parts.reduce((sum, { size }) => sum + size, 0)

/** Parts that describe the same thing, by name and size. */
export const partsNamed = (of: string, sizes: Readonly<Record<string, number>>): InputPart[] =>
  Object.entries(sizes).map(([name, size]) => ({ name, size, of }))
