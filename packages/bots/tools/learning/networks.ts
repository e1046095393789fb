/**
 * `npm run networks -- <game> <file.json>` writes the networks of a game into a file that the other tools take;
 * `npm run networks -- <game> <file.json> accept <how>` writes those of such a file into the game, with how they were made.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { readNetwork, writeNetwork } from '@ludoteca/bot-kit/network.ts'
import type { Networks } from '@ludoteca/bot-kit/training.ts'
import { dataFile, trainingOf } from '../training.ts'

const [id = '', file = '', word, how = ''] = process.argv.slice(2)
const { networks, policy } = await trainingOf(id)
if (word === 'accept') {
  const found = JSON.parse(readFileSync(file, 'utf8')) as Networks
  for (const [name, text] of Object.entries(found)) {
    if (writeNetwork(readNetwork(text)) !== text) throw new Error(`${name} is no network`)
    const constant = name.toUpperCase().replace('-', '_')
    writeFileSync(dataFile(id, name), `/** ${how} */\nexport const ${constant} =\n  '${text}'\n`)
  }
} else {
  const all = { ...networks, ...(policy && { 'policy-network': policy.network }) }
  writeFileSync(file, `${JSON.stringify(all, null, 1)}\n`)
}
