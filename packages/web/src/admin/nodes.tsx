import { useSigns } from '@ludoteca/page-kit/settings/use-signs.ts'
import type { ServerFacts } from '@ludoteca/protocol'
import { useTranslations } from 'use-intl'
import { useTimeWords } from '../online/time-words.ts'
import { Section } from '../people/section.tsx'
import styles from './admin.module.css'
import { useUnits } from './units.ts'

/** The nodes of the server. */
export function Nodes({ facts: { nodes, now } }: { facts: ServerFacts }) {
  const t = useTranslations('admin')
  const { size } = useUnits()
  const time = useTimeWords()
  const { named } = useSigns()
  return (
    <Section title={t('nodes')}>
      <ul className={styles.nodes}>
        {nodes.map(node => (
          <li key={node.id}>
            <strong>{node.name}</strong>
            <span>
              {[
                t(`roles.${node.role}`),
                node.version,
                time(now - node.started),
                size(node.memory),
                named(t('lines'), node.lines),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
