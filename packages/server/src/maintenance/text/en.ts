/** What the host reads while a database is checked, copied or moved. `{name}` is filled in by `fill`. */
export const en = {
  'needs-folder': 'Say into which folder: ludoteca backup DIR.',
  'needs-ends': 'Say from where and to where: ludoteca migrate --from sqlite:FILE --to postgres://…',
  'same-database': 'That is the same database.',
  'bad-keep': '“{given}” is not a number of backups to keep.',
  failed: 'That did not work: {why}',
  backedUp: 'Everything is in {file}.',
  removed: 'Older backups taken away: {count}.',
  verified: 'Games played from their logs: {tables}. All agree with the database.',
  broken: 'Of {tables} games {count} do not agree with the database:',
  faults: 'The file itself is damaged (games played from their logs: {tables}). SQLite says:',
  moved: '{part}: {rows}',
  movedIn: 'Migrated. Games played on both sides: {tables}, all alike. The old database is unchanged.',
} as const

export type MaintenanceText = { readonly [K in keyof typeof en]: string }
