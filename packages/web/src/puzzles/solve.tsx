import type { Action, AnyMatch } from '@ludoteca/engine'
import { Button, ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { gradeOf, lossIn, type Puzzle } from '@ludoteca/review/puzzle'
import { percent } from '@ludoteca/review/text'
import type { AnyPuzzles } from '@ludoteca/shelf'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import belowBoard from '../frame/below-board.module.css'
import { Frame } from '../frame/frame.tsx'
import type { LoadedGame } from '../games/use-game.ts'
import { tryFrom } from '../whatif/try-from.ts'
import { useAccountPuzzles } from './account.ts'
import { Answer } from './answer.tsx'
import { Board, useSight } from './board.tsx'
import { type Noted, noteAnswer, noteDay } from './progress.ts'
import styles from './puzzles.module.css'

interface SolveProps {
  readonly puzzle: Puzzle
  readonly match: AnyMatch
  readonly loaded: LoadedGame
  readonly part: AnyPuzzles
  /** The day whose puzzle it is. */
  readonly day: string | null
  readonly onNext: () => void
}

/** One puzzle: the position, the choices, and in the end the solution. */
export function Solve({ puzzle, match, loaded, part, day, onNext }: SolveProps) {
  const t = useTranslations('puzzles')
  const tryWords = useTranslations('whatIf')
  const [location, navigate] = useLocation()
  const { game } = match
  const { lang } = loaded
  const seat = game.turn(match.state) ?? 0
  const best = game.read(puzzle.best) as Action
  const [wrong, setWrong] = useState<Action | null>(null)
  const [end, setEnd] = useState<'solved' | 'told' | null>(null)
  const [after, setAfter] = useState(true)
  const [noted, setNoted] = useState<Noted['rating']>(null)
  const isNoted = useRef(false)
  const { tell: tellAccount } = useAccountPuzzles()
  const sight = useSight(match, loaded, seat, end && after ? best : null)
  const { text, names } = sight.scene
  const asked = useSight(match, loaded, seat, null).scene.view
  const say = (action: Action): string => text.action(action, asked)
  const note = (solved: boolean): void => {
    if (isNoted.current) return
    isNoted.current = true
    const { record, rating } = noteAnswer(puzzle, solved, Date.now())
    setNoted(rating)
    tellAccount(record)
  }
  const saidOf = (action: Action): string => {
    const choice = say(action)
    const loss = lossIn(puzzle, game.write(action))
    return loss === null ? t('wrongFar', { choice }) : t('wrong', { choice, loss: percent(lang, loss) })
  }
  const onAct = (action: Action): void => {
    const right = game.write(action) === puzzle.best
    note(right)
    if (right && day) tellAccount(noteDay(day, game.id))
    if (right) setEnd('solved')
    else setWrong(action)
  }
  const tell = (): void => {
    note(false)
    setEnd('told')
  }
  const onTry = (): void =>
    void tryFrom(match, { at: match.steps.length, own: null, back: location }).then(navigate)
  const grade = t(`grades.${gradeOf(puzzle.rating)}`)
  const theme = part.themes[lang][puzzle.theme] ?? ''
  const title = day ? t('dayOf', { day }) : t('title')
  return (
    <Frame title={`${text.name} · ${title}`} wide>
      <div className={styles.page} data-testid="puzzle" data-puzzle={puzzle.id}>
        <h1>
          {text.name} · {title}
        </h1>
        <p className={styles.soft}>{t('about', { theme, grade, seats: puzzle.seats })}</p>
        <p className={styles.task}>
          <SeatMark seat={seat} />
          {t('task', { name: names[seat] ?? '' })}
        </p>
        <Board sight={sight} loaded={loaded} onAct={end ? null : onAct} />
        <section className={belowBoard.panel} aria-label={title}>
          <div role="status" className={styles.said} data-solved={end === 'solved'} data-testid="puzzle-said">
            {!end && wrong && <p>{saidOf(wrong)}</p>}
            {end && (
              <Answer
                puzzle={puzzle}
                part={part}
                scene={sight.scene}
                solved={end === 'solved'}
                noted={noted}
                say={say}
              />
            )}
          </div>
          <div className={styles.bar}>
            {end ? (
              <>
                <Button onClick={() => setAfter(!after)}>
                  <Icon name="board" />
                  {t(after ? 'before' : 'after')}
                </Button>
                <Button onClick={onTry} data-testid="try-from">
                  <Icon name="branch" />
                  {tryWords('tryFrom')}
                </Button>
              </>
            ) : (
              <Button onClick={tell} data-testid="puzzle-answer">
                {t('answer')}
              </Button>
            )}
            <ButtonLink tone="quiet" href="/puzzles">
              {t('all')}
            </ButtonLink>
            <Button tone="main" disabled={!end} onClick={onNext} data-testid="puzzle-on">
              {t('nextPuzzle')}
              <Icon name="next" />
            </Button>
          </div>
        </section>
      </div>
    </Frame>
  )
}
