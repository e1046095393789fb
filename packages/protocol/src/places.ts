/** Where a table stands in a list by time: of those that moved in the same millisecond, the id decides. */
export interface Place {
  readonly moved: number
  readonly id: string
}

/** As it stands in an address. */
export const writePlace = ({ moved, id }: Place): string => `${moved}.${id}`

export function readPlace(text: string): Place | null {
  const [, moved, id = ''] = /^(\d{1,15})\.(\w{1,40})$/.exec(text) ?? []
  return moved === undefined ? null : { moved: Number(moved), id }
}
