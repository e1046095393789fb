export interface TableAddress {
  readonly href: string
  /** Its id, if it is kept on this device. */
  readonly local: string | null
}

/** The table that the page at this path is about. */
export function tableAt(path: string): TableAddress | null {
  const [, kind, id] = /^\/(table|replay|t)\/([^/]+)/.exec(path) ?? []
  if (!kind || !id) return null
  return kind === 't' ? { href: `/t/${id}`, local: null } : { href: `/table/${id}`, local: id }
}
