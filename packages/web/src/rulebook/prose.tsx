import type { ReactNode } from 'react'
import type { Block, Inline } from './markdown.ts'
import styles from './prose.module.css'

/** Marks what was searched for. */
function marked(text: string, query: string): ReactNode {
  if (!query) return text
  const at = text.toLowerCase().indexOf(query.toLowerCase())
  if (at < 0) return text
  const end = at + query.length
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {marked(text.slice(end), query)}
    </>
  )
}

export function Inlines({ inlines, query }: { inlines: readonly Inline[]; query: string }): ReactNode {
  return inlines.map((inline, i) => {
    // Inlines never change places: their index names them.
    const key = i
    switch (inline.kind) {
      case 'text':
        return <span key={key}>{marked(inline.text, query)}</span>
      case 'code':
        return <code key={key}>{marked(inline.text, query)}</code>
      case 'strong':
        return (
          <strong key={key}>
            <Inlines inlines={inline.inlines} query={query} />
          </strong>
        )
      case 'em':
        return (
          <em key={key}>
            <Inlines inlines={inline.inlines} query={query} />
          </em>
        )
      case 'link':
        return (
          <a key={key} href={inline.href}>
            <Inlines inlines={inline.inlines} query={query} />
          </a>
        )
    }
  })
}

export function Prose({ block, query }: { block: Block; query: string }): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.inlines} query={query} />
        </p>
      )
    case 'quote':
      return (
        <blockquote>
          <Inlines inlines={block.inlines} query={query} />
        </blockquote>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rulebook does not change
            <li key={i}>
              <Inlines inlines={item.inlines} query={query} />
              {item.sublist && <Prose block={item.sublist} query={query} />}
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard
        <div className={styles.wide} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a rulebook does not change
                  <th key={i} scope="col">
                    <Inlines inlines={cell} query={query} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a rulebook does not change
                <tr key={i}>
                  {row.map((cell, j) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a rulebook does not change
                    <td key={j}>
                      <Inlines inlines={cell} query={query} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
  }
}
