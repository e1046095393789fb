import { ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { useTranslations } from 'use-intl'
import { Frame } from './frame.tsx'
import styles from './not-found.module.css'

export function NotFound({ title, line }: { title?: string; line?: string }) {
  const t = useTranslations('error')
  return (
    <Frame title={title ?? t('notFound')}>
      <div className={styles.box}>
        <h1>{title ?? t('notFound')}</h1>
        <p>{line ?? t('notFoundLine')}</p>
        <ButtonLink tone="main" href="/">
          {t('home')}
        </ButtonLink>
      </div>
    </Frame>
  )
}
