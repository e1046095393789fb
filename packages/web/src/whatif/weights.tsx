import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { classOf } from '@ludoteca/review'
import { percent } from '@ludoteca/review/text'
import { useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import type { LoadedGame } from '../games/use-game.ts'
import { ClassMark } from '../review/class-mark.tsx'
import type { TableController } from '../table/local/controller.ts'
import { present } from '../table/model/model.ts'
import { useScene } from '../table/use-scene.ts'
import type { Board } from './board.ts'
import { useWeights, type Weighing } from './use-weights.ts'
import styles from './what-if.module.css'

interface WeightsProps {
  readonly model: TableController
  readonly board: Board
  readonly loaded: LoadedGame
}

/** What each choice is worth, when somebody wants to know. */
export function Weights({ model, board, loaded }: WeightsProps) {
  const t = useTranslations('whatIf')
  const [wanted, setWanted] = useState(false)
  const { view, turn } = present(useSyncExternalStore(model.subscribe, model.snapshot))
  const { own } = board.snapshot().kept
  // While the game is on, what others could choose would tell what they hold.
  const seat = turn !== null && (own === null || own === turn) ? turn : null
  return (
    <div className={styles.weights}>
      <Button tone="quiet" aria-pressed={wanted} onClick={() => setWanted(!wanted)} data-testid="weigh">
        <Icon name={wanted ? 'pause' : 'lamp'} />
        {t(wanted ? 'stop' : 'weigh')}
      </Button>
      {wanted &&
        (seat === null ? <p>{t('nothingToWeigh')}</p> : <Weighed {...{ model, loaded, view, seat }} />)}
    </div>
  )
}

interface WeighedProps {
  readonly model: TableController
  readonly loaded: LoadedGame
  readonly view: object
  readonly seat: number
}

function Weighed({ model, loaded, view, seat }: WeighedProps) {
  const t = useTranslations('whatIf')
  const { game, match } = model
  const weighing = useWeights(game, match.state, seat)
  const scene = useScene(loaded, model, view, seat)
  const { weights } = weighing
  const best = weights[0]?.shares
  const { legal } = present(model.snapshot())
  const top = best?.[seat] ?? 0
  return (
    <>
      <p role="status" className={styles.note} data-testid="weighing" data-done={!weighing.working}>
        {t(saying(weighing))}
      </p>
      {best && (
        <ul className={styles.shares} aria-label={t('shares')}>
          {best.map((share, each) => (
            <li key={scene.names[each]}>
              <SeatMark seat={each} />
              <span className="visually-hidden">{scene.names[each]}</span> {percent(loaded.lang, share)}
            </li>
          ))}
        </ul>
      )}
      <ol
        className={styles.choices}
        data-testid="weights"
        aria-label={t('weighed', { name: scene.names[seat] ?? '' })}
      >
        {weights.map(({ notation, shares }) => {
          const action = game.read(notation)
          if (!action) return null
          const share = shares[seat] ?? 0
          const loss = Math.max(0, top - share)
          return (
            <li key={notation}>
              <button
                type="button"
                className={styles.choice}
                disabled={!legal.includes(action)}
                onClick={() => model.act(action)}
              >
                <ClassMark kind={classOf(loss)} />
                <b>{loaded.text.action(action, game.view(match.state, seat))}</b>
                <span>{percent(loaded.lang, share)}</span>
                <span className={styles.loss}>
                  {loss > 0 ? percent(loaded.lang, -loss, true) : t('best')}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </>
  )
}

function saying({ weights, working, failed }: Weighing): 'failed' | 'first' | 'closer' | 'settled' {
  if (failed) return 'failed'
  if (!working) return 'settled'
  return weights.length === 0 ? 'first' : 'closer'
}
