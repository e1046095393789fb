import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Notice } from '@ludoteca/page-kit/ui/notice.tsx'
import { useTranslations } from 'use-intl'
import { connection, useOnlineState } from './online-state.ts'

/** Says so when the server cannot be reached. `known`: the page has something to show meanwhile. */
export function LinkNotice({ known }: { known: boolean }) {
  const t = useTranslations('online.link')
  const { link } = useOnlineState()
  if (link === 'outdated') {
    return (
      <Notice title={t('outdated')}>
        <p>{t('outdatedLine')}</p>
        <Button onClick={() => location.reload()}>{t('reload')}</Button>
      </Notice>
    )
  }
  if (link !== 'waiting') return null
  return (
    <Notice title={known ? t('lost') : t('unreachable')}>
      {!known && <p>{t('unreachableLine')}</p>}
      <Button onClick={connection.wake}>{t('retry')}</Button>
    </Notice>
  )
}
