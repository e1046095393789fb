import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Loading } from '@ludoteca/page-kit/ui/loading.tsx'
import { Notice } from '@ludoteca/page-kit/ui/notice.tsx'
import { useTranslations } from 'use-intl'
import { Frame } from '../frame/frame.tsx'
import { useGame } from '../games/use-game.ts'
import { LocalTable } from './local-table.tsx'
import { NoTable } from './no-table.tsx'
import { useTableLock } from './use-lock.ts'
import { useKeptTable } from './use-record.ts'

export default function TablePage({ id }: { id: string }) {
  const t = useTranslations('table')
  const [hold, takeOver] = useTableLock(id)
  const kept = useKeptTable(id, hold === 'mine')
  const loaded = useGame(kept?.record.game)
  if (hold === 'elsewhere') {
    return (
      <Frame title={t('otherTab')}>
        <Notice title={t('otherTab')}>
          <p>{t('otherTabLine')}</p>
          <Button onClick={takeOver}>{t('takeOver')}</Button>
        </Notice>
      </Frame>
    )
  }
  if (kept === null || loaded === null) return <NoTable lost={null} />
  if (kept && 'problem' in kept) return <NoTable lost={kept} />
  return kept && loaded ? <LocalTable id={id} kept={kept} loaded={loaded} /> : <Loading />
}
