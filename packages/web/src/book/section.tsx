import { useSigns } from '@ludoteca/page-kit/settings/use-signs.ts'
import { useTranslations } from 'use-intl'
import type { MarkedSection } from './pieces.ts'
import { Piece, Prose } from './prose.tsx'
import styles from './section.module.css'

interface SectionProps {
  readonly section: MarkedSection
  /** What is searched for. */
  readonly query: string
  /** Beside the table anchors are no addresses of the page. */
  readonly beside?: boolean
}

/** A part of the rulebook under its heading. */
export function Section({ section, query, beside = false }: SectionProps) {
  const t = useTranslations('rulebook')
  const { named } = useSigns()
  const Heading = `h${Math.max(2, Math.min(6, section.level))}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  return (
    <section
      id={beside ? undefined : section.id}
      data-anchor={section.id}
      className={styles.section}
      tabIndex={-1}
    >
      {section.level > 1 && (
        <Heading>
          {section.piece !== null && <Piece piece={section.piece} large />}
          {section.title}{' '}
          {!beside && (
            <a className={styles.anchor} href={`#${section.id}`} aria-label={named(t('link'), section.title)}>
              #
            </a>
          )}
        </Heading>
      )}
      {section.blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rulebook does not change
        <Prose key={i} block={block} query={query} />
      ))}
    </section>
  )
}
