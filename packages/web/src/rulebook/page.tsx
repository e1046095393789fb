import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { gameKey, isHouseGame } from '../home/games.ts'
import { useSigns } from '../i18n/use-signs.ts'
import { useLang } from '../settings/store.ts'
import { NotFound } from '../shell/not-found.tsx'
import { Frame } from '../ui/frame.tsx'
import { Icon } from '../ui/icon.tsx'
import { Loading } from '../ui/loading.tsx'
import { loadBook } from './books.ts'
import { isContents, type RuleSection, sectionsOf } from './markdown.ts'
import { OwnRulesBox } from './own-rules-box.tsx'
import styles from './page.module.css'
import { Prose } from './prose.tsx'

export default function RulebookPage({ game }: { game: string }) {
  const lang = useLang()
  const [book, setBook] = useState<string | null>()
  useEffect(() => {
    let current = true
    void loadBook(game, lang).then(text => current && setBook(text))
    return () => {
      current = false
    }
  }, [game, lang])
  if (book === null && !isHouseGame(game)) return <NotFound />
  return book === undefined ? <Loading /> : <Rulebook game={game} book={book ?? ''} />
}

function Rulebook({ game, book }: { game: string; book: string }) {
  const t = useTranslations()
  const [query, setQuery] = useState('')
  const sections = useMemo(() => sectionsOf(book).filter(section => !isContents(section)), [book])
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
  const key = gameKey(game)
  const name = key === 'other' ? game : t(`games.${key}.name`)
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
        <article className={styles.book}>
          <p className={styles.kicker}>{t('rulebook.title')}</p>
          <h1>{name}</h1>
          {book === '' && <p>{t('rulebook.none')}</p>}
          {found.map(section => (
            <Section key={section.id} section={section} query={wanted} />
          ))}
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

function Section({ section, query }: { section: RuleSection; query: string }) {
  const t = useTranslations('rulebook')
  const { named } = useSigns()
  const Heading = `h${Math.max(2, Math.min(6, section.level))}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  return (
    <section id={section.id} className={styles.section} tabIndex={-1}>
      {section.level > 1 && (
        <Heading>
          {section.title}{' '}
          <a className={styles.anchor} href={`#${section.id}`} aria-label={named(t('link'), section.title)}>
            #
          </a>
        </Heading>
      )}
      {section.blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rulebook does not change
        <Prose key={i} block={block} query={query} />
      ))}
    </section>
  )
}
