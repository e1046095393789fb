import { fill, type Seat } from '@ludoteca/engine'
import { Button, ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { percent, reviewText } from '@ludoteca/review/text'
import { useTranslations } from 'use-intl'
import { type About, isGrave, replayAt, sayChoice } from '../words.ts'
import { Areas } from './areas.tsx'
import styles from './graph.module.css'
import { shapeOf } from './shape.ts'

interface GraphProps {
  readonly about: About
  readonly whose: Seat | null
  /** The step that is looked at. */
  readonly step: number
  readonly onStep: (step: number) => void
}

/** The chances over the game, one step of it picked out. */
export function Graph({ about, whose, step, onStep }: GraphProps) {
  const t = useTranslations('review')
  const { match, summary, scene, lang } = about
  const { points } = summary
  const shape = shapeOf(points, match.steps.length)
  const marks = summary.moments.filter(each => isGrave(each) && (whose === null || each.seat === whose))
  const at = Math.max(
    0,
    points.findLastIndex(point => point.step <= step),
  )
  const point = points[at]
  const go = (index: number): void => onStep(points[index]?.step ?? 0)
  const before = marks.findLast(each => each.step < step)
  const after = marks.find(each => each.step > step)
  const played = point && match.steps[point.step]
  const title = point && played ? t('move', { n: point.step + 1 }) : t('end')
  const shares = scene.names.map((name, seat) =>
    t('at', { name, share: percent(lang, Math.round((point?.shares[seat] ?? 0) * 100) / 100) }),
  )
  return (
    <section className={styles.section} aria-labelledby="graph" data-testid="review-graph">
      <h2 id="graph">{t('graph')}</h2>
      <div className={styles.card}>
        <Areas
          shape={shape}
          marks={marks}
          at={point?.step ?? 0}
          onPlace={place => go(shape.nearest(place))}
        />
        <input
          type="range"
          className={styles.range}
          min={0}
          max={points.length - 1}
          value={at}
          aria-label={t('cursor')}
          aria-valuetext={[title, ...shares].join(' · ')}
          onChange={event => go(Number(event.target.value))}
        />
        <ul className={styles.legend}>
          {shares.map((said, seat) => (
            <li key={said}>
              <SeatMark seat={seat} size={14} />
              {said}
            </li>
          ))}
        </ul>
        <p className={styles.chosen}>
          <strong>{title}</strong>
          {point && played && (
            <span>
              {fill(reviewText(lang).made, {
                who: scene.who(played.seat),
                made: sayChoice(about, point.step, match.game.write(played.action)),
              })}
            </span>
          )}
        </p>
        <div className={styles.verbs}>
          <Button disabled={!before} onClick={() => before && onStep(before.step)} aria-label={t('prev')}>
            <Icon name="prev" />
          </Button>
          <Button disabled={!after} onClick={() => after && onStep(after.step)} aria-label={t('next')}>
            <Icon name="next" />
          </Button>
          <ButtonLink href={replayAt(about, point?.step ?? 0)}>
            <Icon name="play" />
            {t('inReplay')}
          </ButtonLink>
        </div>
        <p className={styles.help}>{t('graphHelp')}</p>
      </div>
    </section>
  )
}
