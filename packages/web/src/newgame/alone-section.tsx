import { useSigns } from '@ludoteca/page-kit/settings/use-signs.ts'
import { Button, ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { findGame } from '@ludoteca/shelf'
import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import type { LoadedGame } from '../games/use-game.ts'
import { CopyButton } from '../online/copy-button.tsx'
import { listResults } from '../store/results.ts'
import { type AloneResult, aloneLevels, aloneResults, firstOfDay, startAlone, today } from './alone.ts'
import styles from './alone-section.module.css'

/** So many of the best results are listed. */
const BEST = 5

/** Against the rules: the levels, the deal of the day, and how one did so far. */
export function AloneSection({ loaded: { game, text, lang } }: { loaded: LoadedGame }) {
  const t = useTranslations()
  const [, navigate] = useLocation()
  const [starting, setStarting] = useState(false)
  const [results, setResults] = useState<readonly AloneResult[]>([])
  useEffect(() => {
    void listResults().then(all => setResults(aloneResults(game.id, all)))
  }, [game.id])
  const { alone } = game
  if (!alone) return null
  const day = today()
  const begin = async (wish: { level?: string; daily?: string }) => {
    setStarting(true)
    const id = await startAlone(game, text, wish, t('newGame.someone', { n: 1 }))
    if (id) navigate(`/table/${id}`)
  }
  const words = text.options[alone.option]
  const title = findGame(game.id)?.titles[lang].alone
  const done = firstOfDay(results, day)
  return (
    <section className={styles.part} aria-labelledby="alone">
      <h2 id="alone">{title}</h2>
      <p>{words?.explain}</p>
      <div className={styles.verbs}>
        {aloneLevels(game).map(level => (
          <Button key={level} disabled={starting} onClick={() => void begin({ level })}>
            {words?.values[level]?.name ?? level}
          </Button>
        ))}
        <Button disabled={starting} onClick={() => void begin({ daily: day })}>
          {t('alone.daily', { day })}
        </Button>
        {title && (
          <ButtonLink tone="quiet" href={`/learn/${game.id}/alone`}>
            <Icon name="lamp" />
            {t('lesson.alone', { title })}
          </ButtonLink>
        )}
      </div>
      <p className={styles.soft}>{t('alone.dailyLine')}</p>
      {done && <Share result={done} title={title ?? ''} />}
      {results.length > 0 && <Best results={results.slice(0, BEST)} names={words?.values ?? {}} />}
    </section>
  )
}

/** One line to compare with others. */
function Share({ result, title }: { result: AloneResult; title: string }) {
  const t = useTranslations('alone')
  const { daily, own, other } = result
  const line = t('share', { title, day: daily ?? '', own, other })
  return (
    <p className={styles.share}>
      <output>{line}</output>
      <CopyButton text={line} label={t('copy')} />
    </p>
  )
}

type LevelNames = Readonly<Record<string, { readonly name: string }>>

function Best({ results, names }: { results: readonly AloneResult[]; names: LevelNames }) {
  const t = useTranslations('alone')
  const { named } = useSigns()
  const format = useFormatter()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <>
      <h3 id="alone-best">{t('best')}</h3>
      <ol className={styles.best} aria-labelledby="alone-best">
        {results.map(({ id, when, level, own, other, won, daily }) => (
          <li key={id}>
            <strong>{t(won ? 'won' : 'lost', { own, other })}</strong>
            <span className={styles.soft}>
              {named(
                names[level]?.name ?? level,
                daily ?? format.dateTime(new Date(when), { dateStyle: 'medium', timeZone }),
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
