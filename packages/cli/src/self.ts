import { width } from '@ludoteca/terminal-kit/width.ts'

/** How this command was called, so that what we print can be typed: from a clone, by npx, or installed. */
export function calledAs(env: Readonly<Record<string, string | undefined>>): string {
  if (env.npm_lifecycle_event === 'ludoteca') return 'npm run ludoteca --'
  return env.npm_lifecycle_event === 'npx' ? 'npx ludoteca' : 'ludoteca'
}

const isWindows = process.platform === 'win32'

/** Quotes that the shells of the system take off again; those of Windows share only the double ones. */
function quoted(word: string, windows: boolean): string {
  if (windows) return /^[\p{L}\p{N}_./\\:+~-]+$/u.test(word) ? word : `"${word}"`
  return /^[\p{L}\p{N}_./:=@%+~-]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}

/**
 * A command line to be copied: where it is too long it goes on in the next line, as shells understand it. Those of Windows
 * do not agree on how; the terminal breaks the line there.
 */
export function commandLines(
  self: string,
  words: readonly (readonly string[])[],
  columns: number,
  windows = isWindows,
): string[] {
  const parts = [self, ...words.map(part => part.map(word => quoted(word, windows)).join(' '))]
  const whole = `  ${parts.join(' ')}`
  if (windows || width(whole) <= columns) return [whole]
  const last = parts.pop() ?? ''
  return [`  ${parts.join(' ')} \\`, `    ${last}`]
}
