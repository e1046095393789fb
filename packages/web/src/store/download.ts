/** Hands a text to the person as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

export const saveName = (game: string, when = new Date()): string =>
  `${game}-${when.toISOString().slice(0, 16).replace(/[:T-]/g, '')}.ludo`
