import { Loading } from '@ludoteca/page-kit/ui/loading.tsx'
import { useTranslations } from 'use-intl'
import { NotFound } from '../frame/not-found.tsx'
import { useGame } from '../games/use-game.ts'
import { useBoard } from './use-board.ts'
import { WhatIfTable } from './what-if-table.tsx'

/** A what-if board of this device. */
export default function WhatIfPage({ id }: { id: string }) {
  const t = useTranslations('whatIf')
  const board = useBoard(id)
  const loaded = useGame(board?.match.game.id)
  if (board === null || loaded === null) return <NotFound title={t('missing')} line={t('missingLine')} />
  return board && loaded ? <WhatIfTable board={board} loaded={loaded} /> : <Loading />
}
