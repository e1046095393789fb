/** The code stands alone on the last line of a recovery file. */
export const codeIn = (file: string): string => file.trim().split('\n').at(-1)?.trim() ?? ''
