/** Puts values into a text: `fill('{n} left', { n: 3 })`. */
export function fill(text: string, params: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}
