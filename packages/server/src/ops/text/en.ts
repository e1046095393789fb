/** Why the server is not ready, as others may read it; what exactly went wrong is in the log. */
export const en = {
  'cannot-write': 'Nothing can be written: the disk is full, or the database does not take it.',
  silent: 'The database does not answer.',
} as const

export type ReadinessText = { readonly [K in keyof typeof en]: string }
