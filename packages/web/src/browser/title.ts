let title = document.title
let waiting = 0

function show(): void {
  document.title = waiting > 0 ? `(${waiting}) ${title}` : title
}

/** What the tab is called; the number of games that wait stands before it. */
export function setTitle(text: string): void {
  title = text
  show()
}

/** How many games wait for the person, on the tab and on the icon of the installed page. */
export function setBadge(count: number): void {
  if (count === waiting) return
  waiting = count
  show()
  // Browsers without icon badges lack these; a refusal only means that the page is not installed.
  if (count > 0) navigator.setAppBadge?.(count).catch(() => {})
  else navigator.clearAppBadge?.().catch(() => {})
}
