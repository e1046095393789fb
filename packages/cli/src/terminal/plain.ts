/** Our own colours, and everything that a terminal obeys instead of showing it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const OBEYED = /(\u001b\[[0-9;]*m)|[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

const UNKNOWN = '\ufffd'

/**
 * Text as a terminal shows it. A save file, a database or a name may be a stranger's: none of them moves the cursor, clears
 * the screen, renames the window or turns what follows around.
 */
export const plain = (text: string): string =>
  text.replaceAll('\r\n', '\n').replace(OBEYED, (_, colour?: string) => colour ?? UNKNOWN)

/** The same for what is drawn over: a line of ours may begin at the left again. */
export const plainOver = (text: string): string =>
  text.startsWith('\r') ? `\r${plain(text.slice(1))}` : plain(text)
