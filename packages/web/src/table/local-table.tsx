import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { startTable } from '../newgame/start.ts'
import type { LoadedGame } from '../shell/use-game.ts'
import { Notice } from '../ui/notice.tsx'
import { Table } from './table.tsx'
import { useController } from './use-controller.ts'
import type { KeptTable } from './use-record.ts'

interface LocalTableProps {
  readonly id: string
  readonly kept: KeptTable
  readonly loaded: LoadedGame
}

/** A table kept on this device. */
export function LocalTable({ id, kept, loaded }: LocalTableProps) {
  const t = useTranslations('table')
  const [, navigate] = useLocation()
  const { controller, unsaved } = useController(kept)
  const links = { replay: `/replay/${id}`, seats: `/table/${id}/seats` }
  const rematch = async () => {
    const { players, names, privacy } = kept.record
    const { options } = kept.match.setup
    navigate(`/table/${await startTable(loaded.game, { players, names, options, privacy })}`)
  }
  return (
    <Table model={controller} loaded={loaded} links={links} onRematch={() => void rematch()}>
      {unsaved && <Notice title={t('saveFailed')} />}
    </Table>
  )
}
