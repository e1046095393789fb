const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)

export const code = (text: string): string => `<code>${escaped(text)}</code>`

/** A table that is read line by line on a narrow screen: each cell says what it is. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const head = heads.map(each => `<th scope="col">${each}</th>`).join('')
  const body = rows
    .map(
      cells =>
        `<tr>${cells.map((cell, at) => `<td data-head="${heads[at] ?? ''}">${cell}</td>`).join('')}</tr>`,
    )
    .join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

export const definitions = (pairs: readonly (readonly [string, string])[]): string =>
  `<dl>${pairs.map(([name, text]) => `<div><dt>${name}</dt><dd>${text}</dd></div>`).join('')}</dl>`
