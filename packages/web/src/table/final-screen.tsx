import type { Standing } from '@ludoteca/engine'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { AnyGameUi, AnyScene, TieBreak } from '../boards/contract.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { SeatMark } from '../ui/seat-mark.tsx'
import styles from './final-screen.module.css'
import type { TableModel } from './model.ts'
import { PointsChart } from './points-chart.tsx'
import { tieRows } from './tie-rows.ts'

interface FinalScreenProps {
  readonly model: TableModel
  readonly scene: AnyScene
  readonly ui: AnyGameUi
  readonly replay: string | undefined
  readonly onRematch: (() => void) | undefined
  readonly onBoard: () => void
  readonly onExport: (() => void) | undefined
  /** How the game ended, if not by its own rules. */
  readonly ending: string | undefined
  /** Places by seat, where they are not those of the rules alone. */
  readonly ranks: readonly number[] | undefined
  /** Points by seat as the house counts them, where the view may not tell. */
  readonly totals: readonly number[] | undefined
  readonly children?: ReactNode
}

/** Who won, where the points come from, how it came about, and what next. */
export function FinalScreen(props: FinalScreenProps) {
  const { model, scene, ui, replay, onRematch, onBoard, onExport, ending, ranks, totals, children } = props
  const t = useTranslations()
  const lang = useLocale()
  const history = useHistory(model)
  const top = useRef<HTMLDivElement>(null)
  // Whoever was looking at the lower part of a board wants to know who won first of all.
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' })
  }, [])
  const standings = scene.game.standings(scene.view).map(each => ({
    ...each,
    rank: ranks?.[each.seat] ?? each.rank,
    total: totals?.[each.seat] ?? each.total,
  }))
  const best = standings.filter(each => each.rank === 1).map(each => scene.who(each.seat))
  const won =
    best.length === 1
      ? t('over.won', { name: best[0] ?? '' })
      : t('over.shared', { names: new Intl.ListFormat(lang).format(best) })
  return (
    <div className={styles.final} ref={top} data-testid="final">
      <p className={styles.kicker}>{t('over.title')}</p>
      <h2 className={styles.title}>{ending ?? won}</h2>
      {ui.Result ? (
        <ui.Result {...scene} standings={standings} />
      ) : (
        <Breakdown scene={scene} standings={standings} ties={ui.tieBreaks?.(scene) ?? []} />
      )}
      {history && (
        <section className={styles.card} aria-labelledby="chart">
          <h3 id="chart">{ui.chart?.(scene.lang) ?? t('over.chart')}</h3>
          <PointsChart history={history} names={scene.names} />
        </section>
      )}
      <div className={styles.verbs}>
        {onRematch && (
          <Button tone="main" onClick={onRematch}>
            {t('over.rematch')}
          </Button>
        )}
        <Button onClick={onBoard}>
          <Icon name="board" />
          {t('over.board')}
        </Button>
        {replay && (
          <ButtonLink href={replay}>
            <Icon name="play" />
            {t('table.replay')}
          </ButtonLink>
        )}
        {onExport && (
          <Button onClick={onExport}>
            <Icon name="file" />
            {t('table.export')}
          </Button>
        )}
      </div>
      {children}
    </div>
  )
}

/** Null until it is known. */
function useHistory({ pointsOverTime }: TableModel) {
  const [history, setHistory] = useState<readonly (readonly number[])[] | null>(null)
  useEffect(() => {
    let current = true
    void pointsOverTime?.().then(found => {
      if (current) setHistory(found)
    })
    return () => {
      current = false
    }
  }, [pointsOverTime])
  return history
}

interface BreakdownProps {
  readonly scene: AnyScene
  readonly standings: readonly Standing[]
  readonly ties: readonly TieBreak[]
}

function Breakdown({ scene, standings, ties }: BreakdownProps) {
  const t = useTranslations('table')
  const keys = [...new Set(standings.flatMap(each => each.parts.map(part => part.key)))]
  const order = standings.toSorted((a, b) => a.rank - b.rank)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard
    <div className={styles.card} tabIndex={0}>
      <table className={styles.breakdown}>
        <caption className="visually-hidden">{t('breakdown')}</caption>
        <thead>
          <tr>
            <td />
            {order.map(({ seat, rank }) => (
              <th key={seat} scope="col" data-first={rank === 1}>
                <span className={styles.player}>
                  <SeatMark seat={seat} />
                  {scene.names[seat]}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map(key => (
            <tr key={key}>
              <th scope="row">{scene.text.part(key)}</th>
              {order.map(({ seat, rank, parts }) => (
                <td key={seat} data-first={rank === 1}>
                  {parts.find(part => part.key === key)?.points ?? 0}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            {order.map(({ seat, rank, total }) => (
              <td key={seat} data-first={rank === 1}>
                {total}
              </td>
            ))}
          </tr>
          {tieRows(standings, ties).map(({ name, counts }) => (
            <tr key={name} className={styles.tie}>
              <th scope="row">{t('tieBreak', { what: name })}</th>
              {order.map(({ seat, rank }) => (
                <td key={seat} data-first={rank === 1}>
                  {counts[seat]}
                </td>
              ))}
            </tr>
          ))}
          <tr className={styles.ranks}>
            <th scope="row">{t('rank')}</th>
            {order.map(({ seat, rank }) => (
              <td key={seat} data-first={rank === 1}>
                {rank}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
