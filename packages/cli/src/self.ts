import { width } from './terminal/width.ts'

/** How this command was called, so that what we print can be typed: from a clone, by npx, or installed. */
export function calledAs(env: Readonly<Record<string, string | undefined>>): string {
  if (env.npm_lifecycle_event === 'ludoteca') return 'npm run ludoteca --'
  return env.npm_lifecycle_event === 'npx' ? 'npx ludoteca' : 'ludoteca'
}

const quoted = (word: string): string =>
  /^[\p{L}\p{N}_./:=@%+~-]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`

/** A command line to be copied: where it is too long it goes on in the next line, as shells understand it. */
export function commandLines(self: string, words: readonly (readonly string[])[], columns: number): string[] {
  const parts = [self, ...words.map(part => part.map(quoted).join(' '))]
  const whole = `  ${parts.join(' ')}`
  if (width(whole) <= columns) return [whole]
  const last = parts.pop() ?? ''
  return [`  ${parts.join(' ')} \\`, `    ${last}`]
}
