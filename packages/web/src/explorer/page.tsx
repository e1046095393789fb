import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import { Empty } from '@ludoteca/page-kit/ui/empty.tsx'
import { Segments } from '@ludoteca/page-kit/ui/segments.tsx'
import { FEW } from '@ludoteca/review/openings'
import { shelf } from '@ludoteca/shelf'
import { useTranslations } from 'use-intl'
import { useLocation, useSearch } from 'wouter'
import { Frame } from '../frame/frame.tsx'
import { type Place, readAddress, START, writeAddress } from './address.ts'
import styles from './explorer.module.css'
import { Line } from './line.tsx'
import { useOpenings } from './use-openings.ts'

const withOpenings = shelf.filter(({ openings }) => openings)
/** As most tables are. */
const USUAL = 4

/** How games begin: the line so far, and what came next in games that bots played. */
export default function ExplorerPage() {
  const t = useTranslations('explorer')
  const levels = useTranslations('newGame.levels')
  const lang = useLang()
  const [, navigate] = useLocation()
  const asked = readAddress(useSearch())
  const game = withOpenings.find(({ id }) => id === asked.game)?.id ?? withOpenings[0]?.id ?? ''
  const openings = useOpenings(game)
  const sets = openings?.shipped.sets ?? []
  const set =
    sets.find(({ seats }) => seats === asked.seats) ?? sets.find(({ seats }) => seats === USUAL) ?? sets[0]
  const tree = openings?.part.trees.find(({ key }) => key === asked.tree) ?? openings?.part.trees[0]
  const turn = asked.turn < (set?.seats ?? 0) ? asked.turn : 0
  const root = tree && set?.trees[tree.key]?.[turn]
  const place: Place = { game, seats: set?.seats ?? null, tree: tree?.key ?? '', turn, line: asked.line }
  const go = (part: Partial<Place>) => navigate(writeAddress({ ...place, line: [], ...part }))
  return (
    <Frame title={t('title')} wide>
      <div className={styles.page}>
        <h1>{t('title')}</h1>
        <p className={styles.soft}>{t('line')}</p>
        <div className={styles.choices}>
          <Segments
            label={t('whichGame')}
            value={game}
            choices={withOpenings.map(({ id, titles }) => ({ value: id, label: titles[lang].name }))}
            onChange={id => navigate(writeAddress({ ...START, game: id }))}
          />
          {openings && set && tree && (
            <>
              {sets.length > 1 && (
                <Segments
                  label={t('players')}
                  value={String(set.seats)}
                  choices={sets.map(({ seats }) => ({ value: String(seats), label: String(seats) }))}
                  onChange={seats => go({ seats: Number(seats), turn: 0 })}
                />
              )}
              <Segments
                label={t('tree')}
                value={tree.key}
                choices={openings.part.trees.map(({ key }) => ({
                  value: key,
                  label: openings.part.words[lang].trees[key]?.name ?? key,
                }))}
                onChange={key => go({ tree: key })}
              />
              <Segments
                label={t('turn')}
                value={String(turn)}
                choices={Array.from({ length: set.seats }, (_, i) => ({
                  value: String(i),
                  label: t('turnOf', { n: i + 1 }),
                }))}
                onChange={value => go({ turn: Number(value) })}
              />
            </>
          )}
        </div>
        {openings === undefined && <p role="status">{t('loading')}</p>}
        {openings === null && <Empty>{t('none')}</Empty>}
        {openings && set && tree && root && (
          <>
            <p className={styles.soft}>{openings.part.words[lang].trees[tree.key]?.line}</p>
            <Line place={place} root={root} words={openings.part.words[lang]} />
            <div className={styles.soft} data-testid="played">
              <p>
                {t('played', {
                  games: set.games,
                  level: levels(openings.shipped.bot.level as Parameters<typeof levels>[0]),
                  steps: openings.shipped.bot.steps,
                  inside: openings.shipped.bot.inside,
                })}
              </p>
              <p>{t('intervals', { few: FEW })}</p>
              {!openings.current && <p>{t('earlierRules')}</p>}
            </div>
          </>
        )}
      </div>
    </Frame>
  )
}
