// npm run golden: plays every game on the shelf again and rewrites its playthroughs.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { shelf } from '@ludoteca/shelf'
import { goldenFile, seatCounts } from './files.ts'
import { playthrough } from './playthrough.ts'

for (const box of shelf) {
  const [game, text] = await Promise.all([box.load(), box.text('en')])
  for (const seats of seatCounts(game)) {
    const file = goldenFile(game.id, seats)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, playthrough(game, text, seats))
    console.log(`${game.id}, ${seats} players`)
  }
}
