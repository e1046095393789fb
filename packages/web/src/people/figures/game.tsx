import type { AnyDeeds } from '@ludoteca/engine'
import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import type { Fared, FiguresOfGame } from '@ludoteca/protocol'
import { findGame } from '@ludoteca/shelf'
import { useEffect, useId, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useGameName } from '../../games/game-name.ts'
import { useGame } from '../../games/use-game.ts'
import { type Bar, Bars } from './bars.tsx'
import styles from './figures.module.css'
import { RatingChart } from './rating-chart.tsx'
import { useSpan } from './span.ts'

/** What one game was for somebody. */
export function GameFigures({ figures }: { figures: FiguresOfGame }) {
  const t = useTranslations('figures')
  const name = useGameName()(figures.game)
  const format = useFormatter()
  const id = useId()
  const { played, won, place, points, seats, players, ratings } = figures
  const one = (n: number): string => format.number(n, { maximumFractionDigits: 1 })
  return (
    <section className={styles.game} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <dl className={styles.numbers}>
        {[
          [t('played'), played],
          [t('won'), won],
          [t('place'), one(place)],
          [t('points'), one(points)],
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.parts}>
        {ratings.length > 1 && <RatingChart ratings={ratings} />}
        <Sources figures={figures} />
        <Done figures={figures} />
        <Wins title={t('bySeat')} rows={seats.map(each => [t('seat', { n: each.seat + 1 }), each])} />
        <Wins title={t('byPlayers')} rows={players.map(each => [t('players', { n: each.players }), each])} />
        <Pace figures={figures} />
      </div>
    </section>
  )
}

function Wins({ title, rows }: { title: string; rows: readonly (readonly [string, Fared])[] }) {
  const t = useTranslations('figures')
  const bars: Bar[] = rows.map(([label, { played, won }]) => ({
    label,
    value: won / played,
    said: t('wonOf', { won, played }),
  }))
  return <Bars title={title} what={t('won')} bars={bars} most={1} />
}

function Sources({ figures: { game, sources } }: { figures: FiguresOfGame }) {
  const t = useTranslations('figures')
  const format = useFormatter()
  const loaded = useGame(game)
  if (sources.length === 0 || !loaded) return null
  const bars = sources
    .toSorted((a, b) => b.points - a.points)
    .map(({ key, points }) => ({
      label: loaded.text.part(key),
      value: points,
      said: format.number(points, { maximumFractionDigits: 1 }),
    }))
  return <Bars title={t('sources')} what={t('points')} bars={bars} />
}

/** What a game counts of people's games; null until it is known, and where it counts nothing. */
function useDeeds(game: string): AnyDeeds | null {
  const [found, setFound] = useState<AnyDeeds | null>(null)
  useEffect(() => {
    let current = true
    void findGame(game)
      ?.deeds?.()
      .then(deeds => current && setFound(deeds))
    return () => {
      current = false
    }
  }, [game])
  return found
}

/** So many of a kind are enough to be looked at. */
const MOST = 8

/** What the player did in their games, as the game counts it. */
function Done({ figures: { game, deeds } }: { figures: FiguresOfGame }) {
  const t = useTranslations('figures')
  const lang = useLang()
  const format = useFormatter()
  const words = useDeeds(game)?.words[lang]
  if (!words) return null
  return Object.entries(words.groups).map(([group, title]) => {
    const own = deeds.filter(each => each.group === group).slice(0, MOST)
    const bars = own.map(({ key, n }) => ({
      label: words.name(group, key),
      value: n,
      said: format.number(n, { maximumFractionDigits: 1 }),
    }))
    return (
      own.length > 0 && (
        <Bars key={group} title={t('perGame', { what: title })} what={t('each')} bars={bars} />
      )
    )
  })
}

function Pace({ figures: { pace } }: { figures: FiguresOfGame }) {
  const t = useTranslations('figures')
  const span = useSpan()
  if (!pace) return null
  const { own, others } = pace
  const bars = [
    { label: t('own'), value: own, said: span(own) },
    ...(others === null ? [] : [{ label: t('others'), value: others, said: span(others) }]),
  ]
  return <Bars title={t('pace')} what={t('time')} bars={bars} />
}
