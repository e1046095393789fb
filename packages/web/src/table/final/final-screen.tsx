import type { AnyGameUi, AnyScene, SeenStep } from '@ludoteca/page-kit/board/contract.ts'
import { Button, ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import result from '@ludoteca/page-kit/ui/result.module.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { humanSeats } from '../../store/players.ts'
import type { TableModel } from '../model/model.ts'
import type { TableLinks } from '../table-header.tsx'
import { Breakdown } from './breakdown.tsx'
import styles from './final-screen.module.css'
import { Moment } from './moment.tsx'
import { type Placing, placingOf } from './placing.ts'
import { PointsChart } from './points-chart.tsx'
import { Scoring } from './scoring.tsx'
import { endStandings, scoringSteps } from './scoring-steps.ts'

interface FinalScreenProps {
  readonly model: TableModel
  readonly scene: AnyScene
  readonly ui: AnyGameUi
  /** All that happened. */
  readonly steps: readonly SeenStep[]
  readonly links: TableLinks
  readonly onRematch: (() => void) | undefined
  readonly onBoard: () => void
  readonly onExport: (() => void) | undefined
  /** How the game ended, if not by its own rules. */
  readonly ending: string | undefined
  /** Places by seat, where they are not those of the rules alone. */
  readonly ranks: readonly number[] | undefined
  /** Points by seat as the server counts them, where the view may not tell. */
  readonly totals: readonly number[] | undefined
  /** The points have been counted over the board. */
  readonly counted: boolean
  readonly children?: ReactNode
}

/** Who won, how oneself came off and why it is over; what next; where the points come from, and how it came about. */
export function FinalScreen(props: FinalScreenProps) {
  const { model, scene, ui, steps, links, onRematch, onBoard, onExport, ending, ranks, totals } = props
  const t = useTranslations()
  const lang = useLocale()
  const history = useHistory(model)
  const top = useRef<HTMLDivElement>(null)
  // Whoever was looking at the lower part of a board wants to know who won first of all.
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' })
  }, [])
  const standings = endStandings(scene, ranks, totals)
  const winners = standings.filter(each => each.rank === 1).map(each => each.seat)
  const best = winners.map(scene.who)
  const won =
    best.length === 1
      ? t('over.won', { name: best[0] ?? '' })
      : t('over.shared', { names: new Intl.ListFormat(lang).format(best) })
  const parts = scoringSteps(scene, ui, standings)
  const why = ending ? null : whyOver(scene, ui, steps)
  return (
    <div className={styles.final} ref={top} data-testid="final">
      <Moment winners={winners} names={scene.names} title={ending ?? won}>
        <Place model={model} scene={scene} standings={standings} />
        <p className={styles.why}>{why ?? t('over.title')}</p>
      </Moment>
      <div className={styles.verbs}>
        {onRematch && (
          <Button tone="main" onClick={onRematch}>
            <Icon name="reset" />
            {t('over.rematch')}
          </Button>
        )}
        {links.replay && (
          <ButtonLink href={links.replay}>
            <Icon name="play" />
            {t('table.replay')}
          </ButtonLink>
        )}
        {links.review && (
          <ButtonLink href={links.review} data-testid="review">
            <Icon name="lamp" />
            {t('review.title')}
          </ButtonLink>
        )}
        {links.newGame && (
          <ButtonLink href={links.newGame}>
            <Icon name="plus" />
            {t('table.newGame')}
          </ButtonLink>
        )}
        <Button onClick={onBoard}>
          <Icon name="board" />
          {t('over.board')}
        </Button>
        {onExport && (
          <Button onClick={onExport}>
            <Icon name="file" />
            {t('table.export')}
          </Button>
        )}
      </div>
      {props.children}
      {parts.length > 0 && (
        <section className={result.card} aria-labelledby="scoring">
          <h3 id="scoring">{t('over.scoring')}</h3>
          <Scoring steps={parts} standings={standings} names={scene.names} counted={props.counted} />
        </section>
      )}
      {ui.Result ? (
        <ui.Result {...scene} standings={standings} />
      ) : (
        <Breakdown scene={scene} standings={standings} ties={ui.tieBreaks?.(scene) ?? []} />
      )}
      {history && (
        <section className={result.card} aria-labelledby="chart">
          <h3 id="chart">{ui.chart?.(scene.lang) ?? t('over.chart')}</h3>
          <PointsChart history={history} names={scene.names} />
        </section>
      )}
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

/** The last line of the log that says why it is over. */
function whyOver(
  { text, who }: AnyScene,
  { tellsEnd }: AnyGameUi,
  steps: readonly SeenStep[],
): string | null {
  if (!tellsEnd) return null
  const told = steps.findLast(step => step.events.some(tellsEnd))?.events.findLast(tellsEnd)
  return told ? text.event(told, who) : null
}

interface PlaceProps {
  readonly model: TableModel
  readonly scene: AnyScene
  readonly standings: Parameters<typeof placingOf>[0]
}

/** "You came third of four": where one person alone is looking. */
function Place({ model, scene, standings }: PlaceProps) {
  const t = useTranslations('over.place')
  const [me, ...others] = humanSeats(model.players)
  const placing = me !== undefined && others.length === 0 ? placingOf(standings, me) : null
  if (!placing) return null
  return (
    <p className={styles.place} data-testid="place">
      {said(placing, standings.length, scene, t)}
    </p>
  )
}

function said(
  placing: Placing,
  of: number,
  { who }: AnyScene,
  t: ReturnType<typeof useTranslations<'over.place'>>,
): string {
  switch (placing.how) {
    case 'won':
      return t('won', { n: placing.ahead, name: who(placing.next) })
    case 'wonTie':
      return t('wonTie', { name: who(placing.next) })
    case 'shared':
      return t('shared')
    case 'placed':
      return t('placed', { place: placing.place, of })
    case 'behind':
      return t('behind', { place: placing.place, of, n: placing.behind, name: who(placing.first) })
    case 'behindTie':
      return t('behindTie', { place: placing.place, of, name: who(placing.first) })
  }
}
