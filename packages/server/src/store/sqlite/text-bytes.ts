/*
 * `libsql` ends the whole process when a text it reads is not UTF-8, which takes one damaged byte on the disk. So texts
 * are asked for as bytes, and made texts here.
 */

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The same question, with bytes for texts. `columnsOf` says what it answers with. */
export function asBytes(
  text: string,
  columnsOf: (text: string) => readonly { readonly name: string }[],
): string {
  if (!/^\s*select\b/i.test(text)) return text
  const columns = columnsOf(text).map(({ name }) => quoted(name))
  const asked = columns.map(
    name => `case typeof(${name}) when 'text' then cast(${name} as blob) else ${name} end as ${name}`,
  )
  return `select ${asked.join(', ')} from (${text})`
}

const fatal = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function strictly(bytes: ArrayBuffer): string {
  try {
    return fatal.decode(bytes)
  } catch {
    throw new Error('a text is damaged')
  }
}

const leniently = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString()

/** Makes the bytes in these rows texts again. */
export function restoreTexts(strict: boolean): <Row>(rows: readonly unknown[]) => Row[] {
  const read = strict ? strictly : leniently
  return <Row>(rows: readonly unknown[]) => {
    for (const row of rows as Record<string, unknown>[]) {
      for (const column in row) {
        const value = row[column]
        if (value instanceof ArrayBuffer) row[column] = read(value)
      }
    }
    return rows as Row[]
  }
}
