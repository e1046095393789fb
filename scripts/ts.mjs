// Lets Node 20 run our TypeScript as it is: `node --import ./scripts/ts.mjs file.ts`.
import { register } from 'node:module'

register('./ts-hooks.mjs', import.meta.url)
