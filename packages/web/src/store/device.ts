/** Small things kept by the browser. Without storage they last no longer than the page, and nothing breaks. */
const held = new Map<string, string>()

export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? held.get(key) ?? 'null')
  } catch {
    return parsed(held.get(key))
  }
}

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  held.set(key, text)
  try {
    localStorage.setItem(key, text)
  } catch {
    // Full or forbidden: it lasts as long as the page.
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
