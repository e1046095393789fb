/** Every text of English between marks: what a reader sees without them was not said in the language asked for. */
export function pseudo<T>(said: T): T {
  return marked(said) as T
}

function marked(said: unknown): unknown {
  if (typeof said === 'string') return /\p{L}/u.test(said) ? `«${said}»` : said
  if (typeof said === 'function') return (...given: unknown[]) => marked(said(...given))
  if (said instanceof Promise) return said.then(marked)
  if (Array.isArray(said)) return said.map(marked)
  if (typeof said !== 'object' || said === null || Object.getPrototypeOf(said) !== Object.prototype)
    return said
  const entries = Object.entries(said)
  return Object.fromEntries(entries.map(([key, text]) => [key, key === 'lang' ? 'xx' : marked(text)]))
}
