import type { BookPiece } from '@ludoteca/page-kit/board/contract.ts'
import { createContext, type ReactNode, use } from 'react'
import type { Block, Inline } from './markdown.ts'
import styles from './prose.module.css'

/** How the pieces of the game are drawn. */
export const PiecesContext = createContext<readonly BookPiece[]>([])

/** A piece beside its name. */
export function Piece({ piece, large = false }: { piece: string; large?: boolean }) {
  const Art = use(PiecesContext)[Number(piece)]?.Art
  return (
    Art && (
      <span className={styles.piece} data-large={large} data-piece aria-hidden="true">
        <Art />
      </span>
    )
  )
}

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

interface InlinesProps {
  readonly inlines: readonly Inline[]
  readonly query: string
}

function Inlines({ inlines, query }: InlinesProps): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a rulebook does not change
  return inlines.map((inline, i) => <OneInline key={i} inline={inline} query={query} />)
}

function OneInline({ inline, query }: { inline: Inline; query: string }): ReactNode {
  if (inline.kind === 'text') return marked(inline.text, query)
  if (inline.kind === 'piece')
    return (
      <span className={styles.named}>
        <Piece piece={inline.piece} />
        {marked(inline.text, query)}
      </span>
    )
  if (inline.kind === 'code') return <code>{marked(inline.text, query)}</code>
  const inner = <Inlines inlines={inline.inlines} query={query} />
  if (inline.kind === 'strong') return <strong>{inner}</strong>
  if (inline.kind === 'em') return <em>{inner}</em>
  return <a href={inline.href}>{inner}</a>
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
