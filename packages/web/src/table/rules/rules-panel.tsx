import type { AnyGameUi, AnyScene, BookPiece } from '@ludoteca/page-kit/board/contract.ts'
import { ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { type MouseEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBook } from '../../book/load.ts'
import { isContents, sectionsOf } from '../../book/markdown.ts'
import { PieceFinder } from '../../book/pieces.ts'
import { PiecesContext } from '../../book/prose.tsx'
import { Section } from '../../book/section.tsx'
import styles from './rules-panel.module.css'
import { useInertBeneath } from './use-inert-beneath.ts'

interface RulesPanelProps {
  readonly scene: AnyScene
  readonly ui: AnyGameUi
  /** The rule to begin with; an empty one begins where the book does. */
  readonly anchor: string
  readonly onClose: () => void
}

const NONE: readonly BookPiece[] = []

/** The rulebook beside the table, which goes on; one press leads back. */
export function RulesPanel({ scene, ui, anchor, onClose }: RulesPanelProps) {
  const t = useTranslations()
  const { game, lang, text } = scene
  const book = useBook(game.id)
  const [query, setQuery] = useState('')
  const pieces = useMemo(() => ui.pieces?.(lang) ?? NONE, [ui, lang])
  const sections = useMemo(() => {
    const finder = new PieceFinder(pieces)
    return sectionsOf(book ?? '')
      .filter(section => !isContents(section))
      .map(section => finder.mark(section))
  }, [book, pieces])
  const wanted = query.trim().toLowerCase()
  const found = wanted ? sections.filter(each => each.plain.toLowerCase().includes(wanted)) : sections
  const panel = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const alone = useInertBeneath(panel)

  const show = (id: string): void => {
    const target = body.current?.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(id)}"]`)
    target?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
  }
  const begin = useEffectEvent(() => (anchor ? show(anchor) : panel.current?.focus()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule is asked for, or the book has come
  useEffect(() => {
    begin()
  }, [anchor, sections])

  // Whoever comes back to the table finds the focus where it was.
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  })
  useEffect(() => {
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [])

  /** Links within the book lead to places in the panel: the address is that of the table. */
  const follow = (event: MouseEvent<HTMLDivElement>): void => {
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null
    if (!href?.startsWith('#')) return
    event.preventDefault()
    const id = decodeURIComponent(href.slice(1))
    if (sections.some(each => each.id === id)) {
      setQuery('')
      // The section may only be there once nothing is searched for any more.
      requestAnimationFrame(() => show(id))
    }
  }
  return (
    // Modal only where it covers everything: beside it the board may be looked at and played meanwhile.
    <section
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-modal={alone || undefined}
      aria-label={`${t('rulebook.title')} · ${text.name}`}
      tabIndex={-1}
      data-testid="rules-panel"
    >
      <header className={styles.head}>
        <button type="button" className={styles.back} onClick={onClose}>
          <Icon name="back" size={18} />
          {t('rulebook.backToTable')}
        </button>
        <ButtonLink
          tone="quiet"
          href={`/rules/${game.id}`}
          aria-label={t('rulebook.whole')}
          title={t('rulebook.whole')}
        >
          <Icon name="book" />
        </ButtonLink>
      </header>
      <label className={styles.search}>
        <Icon name="search" size={18} />
        <input
          type="search"
          placeholder={t('rulebook.search')}
          aria-label={t('rulebook.search')}
          value={query}
          onChange={event => setQuery(event.target.value)}
        />
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only its links answer, and those to the keyboard as well */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is activated by key sends a click */}
      <div className={styles.body} ref={body} onClick={follow}>
        {wanted && (
          <p role="status" className={styles.count}>
            {t('rulebook.found', { n: found.length })}
          </p>
        )}
        {book === null && <p>{t('rulebook.none')}</p>}
        {!wanted && (
          <details className={styles.contents}>
            <summary>{t('rulebook.contents')}</summary>
            <ul>
              {sections
                .filter(each => each.level === 2)
                .map(each => (
                  <li key={each.id}>
                    <a href={`#${each.id}`}>{each.title}</a>
                  </li>
                ))}
            </ul>
          </details>
        )}
        <PiecesContext value={pieces}>
          {found.map(section => (
            <Section key={section.id} section={section} query={query.trim()} beside />
          ))}
        </PiecesContext>
      </div>
    </section>
  )
}
