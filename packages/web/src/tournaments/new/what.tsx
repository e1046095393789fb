import type { AnyGame } from '@ludoteca/engine'
import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import { Field } from '@ludoteca/page-kit/ui/field.tsx'
import { Segments } from '@ludoteca/page-kit/ui/segments.tsx'
import { Toggle } from '@ludoteca/page-kit/ui/toggle.tsx'
import { LEVELS } from '@ludoteca/protocol/figures'
import { shelf } from '@ludoteca/shelf'
import { RESTS, SYSTEMS } from '@ludoteca/tournament'
import { tournamentText } from '@ludoteca/tournament/text'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { useGameName } from '../../games/game-name.ts'
import styles from '../../newgame/page.module.css'
import { seatsOf, usual } from '../draft.ts'
import type { PartProps } from './props.ts'

const choicesOf = (all: readonly number[]) => all.map(n => ({ value: String(n), label: String(n) }))
const numbers = (from: number, to: number) =>
  choicesOf(Array.from({ length: to - from + 1 }, (_, i) => from + i))

/** The game, the system, and what goes with it. */
export function What({ game, draft, onChange }: PartProps & { readonly game: AnyGame }) {
  const t = useTranslations('tournaments')
  const words = useTranslations()
  const { systems } = tournamentText(useLang())
  const gameName = useGameName()
  const [, navigate] = useLocation()
  const { system, seats, rest } = draft
  const rests = RESTS.filter(each => each !== 'smaller' || seats > game.seats.min)
  return (
    <section className={styles.part} aria-label={t('form.what')}>
      <Segments
        label={words('newGame.game')}
        value={game.id}
        choices={shelf.map(({ id }) => ({ value: id, label: gameName(id) }))}
        onChange={id => navigate(`/tournaments/new/${id}`, { replace: true })}
      />
      <Field
        label={t('form.name')}
        hint={t('form.nameLine')}
        required
        minLength={2}
        maxLength={60}
        value={draft.name}
        onChange={event => onChange({ name: event.target.value })}
      />
      <Field
        label={t('form.about')}
        hint={t('form.aboutLine')}
        maxLength={500}
        value={draft.about}
        onChange={event => onChange({ about: event.target.value })}
      />
      <Segments
        label={t('form.system')}
        hint={systems[system].line}
        value={system}
        choices={SYSTEMS.map(value => ({ value, label: systems[value].name }))}
        onChange={next => onChange({ system: next, ...usual(game, next, seats) })}
      />
      <Segments
        label={t('form.seats')}
        value={String(seats)}
        choices={choicesOf(seatsOf(game))}
        onChange={n => onChange({ seats: Number(n), ...usual(game, system, Number(n)) })}
      />
      {(system === 'swiss' || system === 'round-robin' || system === 'league') && (
        <Field
          label={t(system === 'swiss' ? 'form.rounds' : 'form.roundsAll')}
          type="number"
          min={1}
          max={100}
          required={system === 'swiss'}
          value={draft.rounds}
          onChange={event => onChange({ rounds: event.target.value })}
        />
      )}
      {system === 'knock-out' && (
        <>
          <Segments
            label={t('form.advance')}
            value={String(Math.min(draft.advance, seats - 1))}
            choices={numbers(1, seats - 1)}
            onChange={n => onChange({ advance: Number(n) })}
          />
          <Toggle
            label={t('form.bestLosers')}
            hint={t('form.bestLosersLine')}
            checked={draft.bestLosers}
            onChange={bestLosers => onChange({ bestLosers })}
          />
        </>
      )}
      {system === 'league' && (
        <>
          <Field
            label={t('form.division')}
            type="number"
            min={seats}
            max={200}
            required
            value={draft.division}
            onChange={event => onChange({ division: event.target.value })}
          />
          <Field
            label={t('form.promote')}
            type="number"
            min={0}
            max={20}
            required
            value={draft.promote}
            onChange={event => onChange({ promote: event.target.value })}
          />
        </>
      )}
      <Segments
        label={t('form.rest')}
        hint={t(`form.restLine.${rest}`)}
        value={rest}
        choices={rests.map(value => ({ value, label: t(`form.rests.${value}`) }))}
        onChange={next => onChange({ rest: next })}
      />
      {rest === 'smaller' && seats - game.seats.min > 1 && (
        <Segments
          label={t('form.fewest')}
          value={String(draft.fewest)}
          choices={numbers(game.seats.min, seats - 1)}
          onChange={n => onChange({ fewest: Number(n) })}
        />
      )}
      {rest === 'bot' && (
        <Segments
          label={t('form.bot')}
          value={draft.bot}
          choices={LEVELS.map(value => ({ value, label: words(`newGame.levels.${value}`) }))}
          onChange={bot => onChange({ bot })}
        />
      )}
    </section>
  )
}
