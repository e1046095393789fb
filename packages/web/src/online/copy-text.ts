/**
 * Puts a text where it can be pasted from; over plain http, where there is no clipboard, by the old way. Where that is
 * refused too, the text is shown so that it can be copied by hand. Resolves with whether it was copied.
 */
export async function copyText(text: string, label: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    // Not allowed here: try the old way.
  }
  if (copyBySelection(text)) return true
  prompt(label, text)
  return false
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  field.readOnly = true
  const before = document.activeElement
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
