import type { BookPiece } from '@ludoteca/page-kit/board/contract.ts'
import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { Loading } from '@ludoteca/page-kit/ui/loading.tsx'
import { findGame } from '@ludoteca/shelf'
import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBook } from '../book/load.ts'
import { isContents, type RuleSection, sectionsOf } from '../book/markdown.ts'
import { PieceFinder } from '../book/pieces.ts'
import { PiecesContext } from '../book/prose.tsx'
import { Section } from '../book/section.tsx'
import { Frame } from '../frame/frame.tsx'
import { NotFound } from '../frame/not-found.tsx'
import { useGameName } from '../games/game-name.ts'
import { loadPage } from '../games/game-page.ts'
import { OwnRulesBox } from './own-rules-box.tsx'
import styles from './page.module.css'

export default function RulebookPage({ game }: { game: string }) {
  const book = useBook(game)
  if (book === null && !findGame(game)) return <NotFound />
  return book === undefined ? <Loading /> : <Rulebook game={game} book={book ?? ''} />
}

function Rulebook({ game, book }: { game: string; book: string }) {
  const t = useTranslations()
  const [query, setQuery] = useState('')
  const pieces = usePieces(game)
  const sections = useMemo(() => {
    const finder = new PieceFinder(pieces)
    return sectionsOf(book)
      .filter(section => !isContents(section))
      .map(section => finder.mark(section))
  }, [book, pieces])
  const wanted = query.trim()
  const found = wanted
    ? sections.filter(section => section.plain.toLowerCase().includes(wanted.toLowerCase()))
    : sections
  // The section an address points to is there only after the book has been drawn.
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1))
    const target = id ? document.getElementById(id) : null
    target?.scrollIntoView()
    target?.focus({ preventScroll: true })
  }, [])
  const name = useGameName()(game)
  return (
    <Frame title={`${t('rulebook.title')} · ${name}`} wide>
      <div className={styles.layout}>
        <aside className={styles.side}>
          <label className={styles.search}>
            <Icon name="search" />
            <input
              type="search"
              placeholder={t('rulebook.search')}
              aria-label={t('rulebook.search')}
              value={query}
              onChange={event => setQuery(event.target.value)}
            />
          </label>
          {wanted && (
            <p role="status" className={styles.count}>
              {t('rulebook.found', { n: found.length })}
            </p>
          )}
          <Contents sections={found} />
        </aside>
        <article className={styles.book} data-game={game}>
          <PiecesContext value={pieces}>
            <p className={styles.kicker}>{t('rulebook.title')}</p>
            <h1>{name}</h1>
            {book === '' && <p>{t('rulebook.none')}</p>}
            {found.map(section => (
              <Section key={section.id} section={section} query={wanted} />
            ))}
          </PiecesContext>
        </article>
        <OwnRulesBox game={game} />
      </div>
    </Frame>
  )
}

function Contents({ sections }: { sections: readonly RuleSection[] }) {
  const t = useTranslations('rulebook')
  const entries = sections.filter(section => section.level === 2 || section.level === 3)
  if (entries.length === 0) return null
  return (
    <details className={styles.contents} open={matchMedia('(min-width: 60rem)').matches}>
      <summary>{t('contents')}</summary>
      <nav aria-label={t('contents')}>
        <ul>
          {entries.map(section => (
            <li key={section.id} data-level={section.level}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}

const NONE: readonly BookPiece[] = []

/** How the pieces of the game are drawn; none until that is known. */
function usePieces(game: string): readonly BookPiece[] {
  const lang = useLang()
  const [pieces, setPieces] = useState(NONE)
  useEffect(() => {
    let current = true
    void loadPage(game).then(page => current && setPieces(page?.ui.pieces?.(lang) ?? NONE))
    return () => {
      current = false
    }
  }, [game, lang])
  return pieces
}
