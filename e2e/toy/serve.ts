import { fileURLToPath } from 'node:url'
import { serve } from '@ludoteca/server/serve'

/** The real server; only the page is another one. */
const page = fileURLToPath(new URL('../../.cache/toy-page', import.meta.url))
process.exitCode = await serve(process.argv.slice(2), 'en', page)
