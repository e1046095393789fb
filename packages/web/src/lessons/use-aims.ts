import { useEffect } from 'react'

const LOOK = 'outline: 3px solid var(--aim); animation: lesson-aim var(--aim-pace) infinite alternate'

/** Rings things of the board by their selectors, whatever is drawn there. */
export function useAims(selectors: readonly string[] | undefined): void {
  useEffect(() => {
    if (!selectors) return
    const sheet = new CSSStyleSheet()
    for (const selector of selectors) sheet.insertRule(`[data-lesson] ${selector} { ${LOOK} }`)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet)
    }
  }, [selectors])
}
