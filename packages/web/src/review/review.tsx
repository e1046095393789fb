import type { AnyMatch, Seat } from '@ludoteca/engine'
import { Button, ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { Notice } from '@ludoteca/page-kit/ui/notice.tsx'
import { hasGraph, summaryOf, withReview } from '@ludoteca/review'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { Frame } from '../frame/frame.tsx'
import type { LoadedGame } from '../games/use-game.ts'
import { download, saveName } from '../store/download.ts'
import type { Player } from '../store/players.ts'
import { useScene } from '../table/use-scene.ts'
import { tryFrom } from '../whatif/try-from.ts'
import { Cards } from './cards.tsx'
import { Graph } from './graph/graph.tsx'
import { PointsTable } from './graph/points-table.tsx'
import { Learn } from './learn.tsx'
import { Moments } from './moments.tsx'
import styles from './review.module.css'
import { type Shared, useReview } from './use-review.ts'
import type { About } from './words.ts'
import { Working } from './working.tsx'

interface ReviewProps {
  readonly match: AnyMatch
  readonly loaded: LoadedGame
  /** The pages of the table and of the replay. */
  readonly back: string
  readonly replay: string
  /** The match as a save file. */
  readonly save: () => string
  /** Whose review it mostly is; null where nobody or several are meant. */
  readonly seat: Seat | null
  /** Who sat at the table, where that is known. */
  readonly players?: readonly Player[]
  readonly shared?: Shared
}

export function Review(props: ReviewProps) {
  const t = useTranslations('review')
  const { match } = props
  if (match.game.turn(match.state) === null) return <Finished {...props} />
  return (
    <Frame title={t('title')}>
      <Notice title={t('notOver')}>
        <p>{t('notOverLine')}</p>
        <ButtonLink href={props.back}>{t('back')}</ButtonLink>
      </Notice>
    </Frame>
  )
}

function Finished({ match, loaded, back, replay, save, seat, players, shared }: ReviewProps) {
  const t = useTranslations('review')
  const scene = useScene(loaded, match, match.state, 'table')
  const [location, navigate] = useLocation()
  const inHand = useReview(match, shared)
  const { state } = inHand
  const summary = useMemo(() => (state ? summaryOf(match, state) : null), [match, state])
  const [whose, setWhose] = useState<Seat | null>(seat)
  const [step, setStep] = useState(0)
  const [learning, setLearning] = useState(false)
  const onTry = (at: number) => void tryFrom(match, { at, players, own: null, back: location }).then(navigate)
  const about: About | null = summary && { match, summary, scene, lang: loaded.lang, replay, onTry }
  const title = `${scene.text.name} · ${t('title')}`
  return (
    <Frame title={title} wide>
      <div className={styles.review} data-game={match.game.id}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.line}>{t('line')}</p>
          <div className={styles.verbs}>
            <ButtonLink tone="quiet" href={back}>
              <Icon name="back" />
              {t('back')}
            </ButtonLink>
            {state && (
              <Button
                tone="quiet"
                onClick={() => download(saveName(match.game.id), withReview(save(), state))}
              >
                <Icon name="file" />
                {t('export')}
              </Button>
            )}
          </div>
        </header>
        <Working inHand={inHand} />
        {about &&
          state &&
          hasGraph(state) &&
          (learning ? (
            <Learn
              about={about}
              terms={state.terms}
              loaded={loaded}
              whose={whose}
              onBack={() => setLearning(false)}
            />
          ) : (
            <>
              <Graph about={about} whose={whose} step={step} onStep={setStep} />
              <Moments
                about={about}
                ui={loaded.ui}
                whose={whose}
                onWhose={setWhose}
                onStep={setStep}
                onLearn={() => setLearning(true)}
              />
              <Cards about={about} />
              <PointsTable about={about} />
            </>
          ))}
      </div>
    </Frame>
  )
}
