import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { Notice } from '@ludoteca/page-kit/ui/notice.tsx'
import { useTranslations } from 'use-intl'
import { Frame } from '../frame/frame.tsx'
import { NotFound } from '../frame/not-found.tsx'
import { SaveReason } from '../home/save-reason.tsx'
import { download, saveName } from '../store/download.ts'
import type { LostTable } from './use-record.ts'

/** A table that is not here, or that these rules cannot read: its file is still handed out. */
export function NoTable({ lost }: { lost: LostTable | null }) {
  const t = useTranslations()
  if (!lost) return <NotFound title={t('table.missing')} line={t('table.missingLine')} />
  const { record, problem } = lost
  return (
    <Frame title={t('home.badFile')}>
      <Notice title={t('home.badFile')}>
        <p>
          <SaveReason problem={problem} />
        </p>
        <Button onClick={() => download(saveName(record.game), record.save)}>
          <Icon name="file" />
          {t('table.export')}
        </Button>
      </Notice>
    </Frame>
  )
}
