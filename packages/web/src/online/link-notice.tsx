import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { connection, useRoom } from './room.ts'

/** Says so when the room cannot be reached. `known`: the page has something to show meanwhile. */
export function LinkNotice({ known }: { known: boolean }) {
  const t = useTranslations('online.link')
  const { link } = useRoom()
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
