import { readFileSync } from 'node:fs'

const { version } = JSON.parse(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
) as { version: string }

/** Which Ludoteca this is. */
export const VERSION = version
