// Lets Node run our TypeScript as it is: `node --import ./scripts/ts.mjs file.ts`. From 22.18 on it can do so by itself.
import { register } from 'node:module'

if (!process.features.typescript) register('./ts-hooks.mjs', import.meta.url)
