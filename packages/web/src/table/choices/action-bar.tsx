import type { Action } from '@ludoteca/engine'
import type { AnyBoardProps, AnyGameUi } from '@ludoteca/page-kit/board/contract.ts'
import { Play } from '@ludoteca/page-kit/board/play.tsx'
import { usePointedOut, usePointing } from '@ludoteca/page-kit/board/pointed.ts'
import { useRefusal } from '@ludoteca/page-kit/board/refusal.tsx'
import { SeatFace } from '@ludoteca/page-kit/board/seated.tsx'
import { useStuck } from '@ludoteca/page-kit/board/stuck.ts'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import choice from '@ludoteca/page-kit/ui/choice.module.css'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useNarrow } from '../../browser/use-narrow.ts'
import type { TableModel, TableState } from '../model/model.ts'
import { PreviewBox } from '../preview/preview-box.tsx'
import styles from './action-bar.module.css'
import { Choices } from './choices.tsx'
import { Advice } from './hint.tsx'
import { RefusalBox } from './refusal-box.tsx'
import { Situation } from './situation.tsx'
import { ToLog } from './to-log.tsx'
import { UndoButtons } from './undo-buttons.tsx'

interface ActionBarProps {
  readonly model: TableModel
  readonly state: TableState
  readonly props: AnyBoardProps
  readonly ui: AnyGameUi
  /** Whether one may ask for advice here. */
  readonly hints: boolean
  readonly onPlayOn: ((position: number) => void) | undefined
  readonly onResults: (() => void) | null
  /** Where the coach speaks here. */
  readonly coach: ReactNode
  readonly children: ReactNode
}

interface Point {
  readonly clientX: number
  readonly clientY: number
}

const near = (a: Point, b: Point): boolean =>
  Math.abs(a.clientX - b.clientX) < 8 && Math.abs(a.clientY - b.clientY) < 8

/** Whose decision it is, what is asked, what can be chosen and what that would bring. */
export function ActionBar(given: ActionBarProps) {
  const { model, state, props, ui, hints, onPlayOn, onResults, coach, children } = given
  const t = useTranslations('table')
  const [unfolded, setUnfolded] = useState<{ readonly open: boolean; readonly view: object } | null>(null)
  const [advised, setAdvised] = useState<object | null>(null)
  // Hints move the choices: none that slides under a resting pointer may be pressed by a second click.
  const resting = useRef<Point | null>(null)
  const advise = (at: Point) => {
    setAdvised(props.view)
    resting.current = at
  }
  const deciding = state.legal.length > 0
  // What is decided on the board needs no list on a small screen, until it is asked for.
  const apart = deciding ? (ui.apart?.(props, state.legal) ?? null) : null
  const folded = unfolded?.view === props.view ? !unfolded.open : apart !== null
  const fold = (open: boolean) => setUnfolded({ open, view: props.view })
  const whose = state.held?.seat ?? state.turn
  const why = useRefusal()
  // What is decided on the board is pointed out there.
  usePointedOut(() => apart === null && fold(true))
  const { pointed } = usePointing()
  const narrow = useNarrow()
  const aside =
    apart && narrow && pointed && !apart.includes(pointed.action) ? [pointed.action, ...apart] : apart
  const bar = useRef<HTMLElement>(null)
  useStuck(bar, 'bottom')
  // The button that was pressed vanishes. It gives the focus back while the page still stands: a focus
  // lost in the middle of a change makes the browser lay everything out twice.
  const act = (...actions: Action[]) => {
    bar.current?.focus({ preventScroll: true })
    props.act(...actions)
  }
  const own = { ...props, act }
  const hint = advised === props.view
  const panel = ui.panel?.fits(props.view) ? ui.panel : null
  return (
    // The preview stays until the pointer or the focus leaves the whole bar: it must not flicker while
    // one moves from choice to choice. A finger that is lifted has not gone elsewhere.
    <section
      ref={bar}
      id="decision"
      tabIndex={-1}
      className={styles.bar}
      aria-label={t('decision')}
      data-folded={folded}
      data-deciding={deciding}
      data-on-board={apart !== null}
      aria-busy={state.asked ?? false}
      data-told={Boolean(why) || (deciding && hint)}
      onPointerMove={() => {
        resting.current = null
      }}
      onClickCapture={event => {
        // Whoever decides wants to see what they decide on.
        if (model.snapshot().watching) model.backToLive()
        if (event.detail > 0 && resting.current && near(resting.current, event)) event.stopPropagation()
      }}
      onPointerLeave={event => event.pointerType === 'mouse' && props.consider(null)}
      onBlur={event => event.currentTarget.contains(event.relatedTarget) || props.consider(null)}
    >
      <div className={styles.head}>
        {whose !== null && (
          <SeatFace
            seat={whose}
            name={props.names[whose] ?? ''}
            size={model.players[whose]?.kind === 'bot' ? 30 : 18}
          />
        )}
        <Situation
          model={model}
          state={state}
          props={props}
          ui={ui}
          onPlayOn={onPlayOn}
          onResults={onResults}
        />
        {!state.over && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!folded}
            aria-label={t('choices')}
            onClick={() => fold(folded)}
          >
            <Icon name={folded ? 'up' : 'down'} />
          </button>
        )}
      </div>
      {ui.Purse && !state.over && props.viewer !== 'table' && (
        <div className={styles.purse} aria-hidden="true" data-testid="purse">
          <ui.Purse {...props} seat={props.viewer} />
        </div>
      )}
      {coach && <div className={styles.coach}>{coach}</div>}
      {/* Every decision begins at its top, however far the one before was scrolled. */}
      <div key={deciding ? state.position : 'none'} className={styles.body}>
        {why && <RefusalBox onClose={model.forgetRefusal}>{why}</RefusalBox>}
        {deciding && hint && <Advice props={props} />}
        {deciding && (
          <div className={styles.choices}>
            {panel ? (
              <panel.Panel key={state.position} {...own} />
            ) : (
              <Choices key={state.position} props={own} ui={ui} />
            )}
          </div>
        )}
      </div>
      {aside !== null && folded && (
        <div className={styles.apart} data-testid="apart">
          {panel?.Brief && <panel.Brief {...own} />}
          {aside.map(action => (
            <Play
              key={props.game.write(action)}
              action={action}
              number={undefined}
              verbs={own}
              className={choice.choice}
            >
              {props.text.action(action, props.view)}
            </Play>
          ))}
        </div>
      )}
      {deciding && !panel?.tells?.(props.view) && <PreviewBox names={props.names} />}
      <div className={styles.foot}>
        <UndoButtons model={model} state={state} names={props.names} />
        {hints && state.legal.length > 1 && !hint && !panel?.batches?.(props.view) && (
          <Button tone="quiet" onClick={advise} data-testid="hint">
            <Icon name="lamp" />
            {t('hint')}
          </Button>
        )}
        {deciding && children}
        <ToLog onLog={() => fold(false)} onBack={() => fold(apart === null)} />
      </div>
    </section>
  )
}
