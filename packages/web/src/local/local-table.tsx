import { Notice } from '@ludoteca/page-kit/ui/notice.tsx'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import type { LoadedGame } from '../games/use-game.ts'
import { startTable } from '../newgame/start.ts'
import { Table } from '../table/table.tsx'
import { mayPlayOn, playOnFrom } from './play-on.ts'
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
  const { controller, unsaved } = useController(kept, loaded)
  const links = {
    replay: `/replay/${id}`,
    review: `/review/${id}`,
    seats: `/table/${id}/seats`,
    newGame: `/new/${loaded.game.id}`,
  }
  const { origin, beginner = false } = kept.record
  const rematch = async () => {
    const { players, names, privacy } = kept.record
    const { options } = kept.match.setup
    navigate(`/table/${await startTable(loaded.game, { players, names, options, privacy, beginner })}`)
  }
  const playOn = async (at: number) =>
    navigate(`/table/${await playOnFrom(kept.record, controller.match, at)}`)
  return (
    <Table
      model={controller}
      loaded={loaded}
      links={links}
      beginner={beginner}
      mark={origin?.kind === 'moment' ? t('fromMoment', { n: origin.at }) : undefined}
      onPlayOn={mayPlayOn(kept.record) ? at => void playOn(at) : undefined}
      onRematch={() => void rematch()}
    >
      {unsaved && <Notice title={t('saveFailed')} />}
    </Table>
  )
}
