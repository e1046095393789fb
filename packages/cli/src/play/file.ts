import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fill, writeSave } from '@ludoteca/engine'
import { wrap } from '@ludoteca/terminal-kit/width.ts'
import { savedSitters } from '../seats.ts'
import { commandLines } from '../self.ts'
import type { Session } from './session.ts'

const OURS = /^\uFEFF?ludoteca-save /

/** Written beside it and moved over: a crash in between leaves the old file whole. */
export function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.part`, text)
  renameSync(`${file}.part`, file)
}

/** Saves the game; a file that is something else is left alone. Says how it went. */
export function saveAs(session: Session, file: string): string[] {
  const { words, match, self, terminal } = session
  if (file === '') return [words.play.saveWhere]
  try {
    if (existsSync(file) && !OURS.test(readFileSync(file, 'utf8'))) {
      return [fill(words.play.notOurs, { file })]
    }
    writeWhole(file, writeSave(match, savedSitters(session.sitters)))
  } catch {
    return [fill(words.play.cannotWrite, { file })]
  }
  session.savedEntries = match.entries.length
  return [
    ...wrap(fill(words.play.saved, { file }), terminal.columns),
    ...commandLines(
      self,
      [
        ['play', match.game.id],
        ['--load', file],
      ],
      terminal.columns,
    ),
  ]
}
