import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import type { LoadedGame } from '../games/use-game.ts'
import { Table } from '../table/table.tsx'
import type { Board } from './board.ts'
import { Lines } from './lines.tsx'
import { Players } from './players.tsx'
import { Steps } from './steps.tsx'
import { useTable } from './use-table.ts'
import { Weights } from './weights.tsx'
import styles from './what-if.module.css'

interface WhatIfTableProps {
  readonly board: Board
  readonly loaded: LoadedGame
}

/** A table at which nothing counts: every choice can be tried, kept and taken back. */
export function WhatIfTable({ board, loaded }: WhatIfTableProps) {
  const t = useTranslations('whatIf')
  const state = useSyncExternalStore(board.subscribe, board.snapshot)
  const controller = useTable(board, state, loaded)
  const { kept } = state
  return (
    <Table
      model={controller}
      loaded={loaded}
      links={{ back: kept.back ?? '/' }}
      guide={false}
      mark={t('title')}
      onPlayOn={at => board.go({ line: kept.here.line, at })}
      beside={
        <section className={styles.beside} aria-label={t('title')} data-testid="what-if">
          <Steps board={board} kept={kept} />
          <Weights model={controller} board={board} loaded={loaded} />
        </section>
      }
      panels={[
        {
          key: 'lines',
          icon: 'branch',
          label: t('lines'),
          content: <Lines board={board} kept={kept} />,
        },
        {
          key: 'players',
          icon: 'seats',
          label: t('players'),
          content: <Players board={board} kept={kept} />,
        },
      ]}
    />
  )
}
