#!/usr/bin/env node
// npx ludoteca, in a clone: alone or with options of the server it is `npm start`; otherwise `npm run ludoteca --`.
import { ensureInstalled } from './lib/install.mjs'
import { runTs } from './lib/node.mjs'
import { ensurePage } from './lib/page.mjs'

ensureInstalled()
const words = process.argv.slice(2)
const opens = words.length === 0 || words[0] === 'serve' || words[0].startsWith('-')
const asksHelp = words.some(word => word === '--help' || word === '-h')
const ready = !opens || asksHelp || (await ensurePage())
process.exitCode = ready ? await runTs('packages/cli/src/main.ts', words) : 1
