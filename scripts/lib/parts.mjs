// A game has parts for the page and parts for the terminal: what is built for one leaves out the other.
const EMPTY = '\0absent-part'

export function withoutParts(...names) {
  const left = new RegExp(`^@ludoteca/[a-z-]+/(?:${names.join('|')})$`)
  return {
    name: 'without-parts',
    enforce: 'pre',
    resolveId: { filter: { id: left }, handler: () => EMPTY },
    load: { filter: { id: /^\0absent-part$/ }, handler: () => 'export {}' },
  }
}
