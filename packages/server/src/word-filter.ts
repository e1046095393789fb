/** Whether a text may be shown on this server. */
export type WordFilter = (text: string) => boolean

/** Case, width and accents do not make another word. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * The host's own list: one word a line, `#` starts a remark. Words of Latin script are found whole, others anywhere.
 */
export function wordFilter(list: string): WordFilter {
  const words = list
    .split(/\r?\n/)
    .map(line => plain(line.replace(/#.*/, '').trim()))
    .filter(word => word !== '')
  const whole = new Set(words.filter(word => /^[\p{Script=Latin}\p{N}'-]+$/u.test(word)))
  const anywhere = words.filter(word => !whole.has(word))
  return text => {
    const said = plain(text)
    return (
      !said.split(/[^\p{L}\p{N}'-]+/u).some(word => whole.has(word)) &&
      !anywhere.some(word => said.includes(word))
    )
  }
}
