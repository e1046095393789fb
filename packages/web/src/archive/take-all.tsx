import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import type { Me } from '@ludoteca/protocol'
import { useTranslations } from 'use-intl'
import styles from './archive.module.css'

interface TakeAllProps {
  readonly me: Me
  /** The tournament whose games are shown; empty: none. */
  readonly tournament: string
}

/** Many games as one file; the browser writes it as it comes, however long it is. */
export function TakeAll({ me, tournament }: TakeAllProps) {
  const t = useTranslations('archive.files')
  const files = [
    { of: 'me', asked: 'of=me' },
    ...(tournament === '' ? [] : [{ of: 'tournament', asked: `of=tournament&id=${tournament}` } as const]),
    ...(me.host ? [{ of: 'room', asked: 'of=room' } as const] : []),
  ] as const
  return (
    <section className={styles.files} aria-labelledby="files">
      <h2 id="files">{t('title')}</h2>
      <p className={styles.soft}>{t('line')}</p>
      <ul>
        {files.map(({ of, asked }) => (
          <li key={of}>
            <a href={`/api/archive/file?${asked}`} download>
              <Icon name="file" />
              {t(of)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
