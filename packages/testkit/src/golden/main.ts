// npm run golden: plays every game on the shelf again and rewrites its playthroughs.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { shelf } from '@ludoteca/shelf'
import { goldenFile, sittings } from './files.ts'
import { playthrough } from './playthrough.ts'

for (const box of shelf) {
  const [game, text] = await Promise.all([box.rules(), box.text.en()])
  for (const sitting of sittings(game)) {
    const file = goldenFile(game.id, sitting)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, playthrough(game, text, sitting))
    console.log(`${game.id}, ${sitting.name}`)
  }
}
