/** Errors in how a server or a command was started, or in its database, that the host can mend. `{name}` is filled in by `fill`. */
export const en = {
  'no-file': 'There is no {file}.',
  'no-folder': 'There can be no folder {folder}.',
  'is-there': '{file} is there already.',
  damaged: '{file} is damaged: {why}.',
  'no-database': '{file} is not the backup of a database: there are none of our tables in it.',
  'no-place': 'A database is given as sqlite:path or postgres://…, not as {given}:.',
  'server-open': 'A server is running on {folder} (process {pid}). Stop it first.',
  'server-there': 'A server is running on {folder}. Stop it first.',
  visited: 'Another command is at work on {folder}. Wait until it is done.',
  'being-restored': 'A backup is being put in place in {folder}. Wait until that is done.',
  'use-dump': 'A database on PostgreSQL is backed up with pg_dump: see docs/operations.md.',
  'other-version': '{url} has the schema of another version: start the server on it once with this version.',
  newer:
    'A newer Ludoteca wrote this database (schema {found}, this version knows {known}). Start that version, or restore a backup made before it.',
  'being-migrated': 'A migration from another database into this one is not finished.',
  'not-empty': 'That database is not empty: migrate into an empty one.',
  'unknown-flag': 'There is no option {flag}.',
  'missing-value': 'Option {flag} needs a value.',
  'unwanted-value': 'Option {flag} takes no value.',
  'extra-argument': '“{given}” is too much.',
  'bad-role': '--role is web, bots or all, not “{given}”.',
  'bad-reviews': '--reviews is browser, server or off, not “{given}”.',
  'bad-tournaments': '--tournaments is accounts or hosts, not “{given}”.',
  'bad-share':
    '{flag} takes three numbers, for an account, a guest and an address, such as 20,10,40; not “{given}”.',
  'bad-port': '“{given}” is not a port; choose a number from 0 to 65535.',
  'bad-origin': '“{given}” is not the address of a site, such as https://games.example.',
  'bad-host': '“{given}” is not a name such as games.example.',
  'no-words': 'The list of words “{file}” cannot be read.',
  'no-set': 'The file “{file}” cannot be read.',
  'bad-set': 'The set in “{file}” cannot be used:\n{why}',
  'bad-level': 'LOG_LEVEL is one of {known}, not “{given}”.',
} as const

export type TroubleText = { readonly [K in keyof typeof en]: string }
