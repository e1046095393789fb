// Lets Node run our TypeScript as it is: `node --import ./scripts/ts.mjs file.ts`. From 22.18 on it can do so by itself,
// but not below node_modules, where our packages seem to lie when links are kept (see lib/plain.mjs).
import { register } from 'node:module'

const keepsLinks = process.execArgv.includes('--preserve-symlinks')
if (!process.features.typescript || keepsLinks) register('./ts-hooks.mjs', import.meta.url)
