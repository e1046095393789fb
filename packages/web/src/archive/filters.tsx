import { soughtOptions } from '@ludoteca/engine'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Field } from '@ludoteca/page-kit/ui/field.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { GAME_LENGTHS, type GameLength } from '@ludoteca/protocol/figures'
import { shelf } from '@ludoteca/shelf'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGameName } from '../games/game-name.ts'
import { useGame } from '../games/use-game.ts'
import { Choice } from '../tournaments/choice.tsx'
import styles from './archive.module.css'
import { ANYTHING, fitting, optionIn, type Sought, withOption } from './sought.ts'

interface FiltersProps {
  readonly sought: Sought
  readonly look: (sought: Sought) => void
}

const SEATS = ['2', '3', '4', '5']

/** What is looked for. Lists take effect at once, what is written when it is sent. */
export function Filters({ sought, look }: FiltersProps) {
  const t = useTranslations('archive')
  const gameName = useGameName()
  const [names, setNames] = useState({ player: sought.player, against: sought.against })
  // What the address says holds, also when it was not said here.
  const [said, setSaid] = useState(names)
  if (said.player !== sought.player || said.against !== sought.against) {
    const next = { player: sought.player, against: sought.against }
    setSaid(next)
    setNames(next)
  }
  const change = (part: Partial<Sought>): void => look(fitting({ ...sought, ...names, ...part }))
  const send = (event: FormEvent): void => {
    event.preventDefault()
    change({})
  }
  const any = { value: '', label: t('any') }
  return (
    <form className={styles.form} onSubmit={send}>
      <Choice
        label={t('game')}
        value={sought.game}
        choices={[any, ...shelf.map(({ id }) => ({ value: id, label: gameName(id) }))]}
        onChange={game => change({ game, options: '' })}
      />
      <Choice
        label={t('seats')}
        value={sought.seats}
        choices={[any, ...SEATS.map(value => ({ value, label: value }))]}
        onChange={seats => change({ seats })}
      />
      {sought.game !== '' && <Options sought={sought} change={change} />}
      <Choice
        label={t('length')}
        value={sought.length}
        choices={[any, ...GAME_LENGTHS.map(value => ({ value, label: t(`lengths.${value}`) }))]}
        onChange={length => change({ length: length as GameLength | '' })}
      />
      <Field
        label={t('player')}
        value={names.player}
        maxLength={40}
        autoComplete="off"
        onChange={event => setNames({ ...names, player: event.target.value })}
      />
      <Field
        label={t('against')}
        value={names.against}
        maxLength={40}
        autoComplete="off"
        disabled={names.player === ''}
        onChange={event => setNames({ ...names, against: event.target.value })}
      />
      {sought.player !== '' && (
        <Choice
          label={t('result')}
          value={sought.result}
          choices={[
            any,
            ...(['won', 'lost'] as const).map(value => ({ value, label: t(`results.${value}`) })),
          ]}
          onChange={result => change({ result: result as Sought['result'] })}
        />
      )}
      <div className={styles.days}>
        <Field
          label={t('from')}
          type="date"
          value={sought.from}
          max={sought.to || undefined}
          onChange={event => change({ from: event.target.value })}
        />
        <Field
          label={t('to')}
          type="date"
          value={sought.to}
          min={sought.from || undefined}
          onChange={event => change({ to: event.target.value })}
        />
      </div>
      <div className={styles.send}>
        <Button type="submit" tone="main" data-testid="search">
          <Icon name="search" />
          {t('search')}
        </Button>
        <Button
          tone="quiet"
          onClick={() => {
            setNames({ player: '', against: '' })
            look(ANYTHING)
          }}
        >
          {t('clear')}
        </Button>
      </div>
    </form>
  )
}

interface OptionsProps {
  readonly sought: Sought
  readonly change: (part: Partial<Sought>) => void
}

/** The options of a game that people look for games by. */
function Options({ sought: { game, options }, change }: OptionsProps) {
  const t = useTranslations('archive')
  const loaded = useGame(game)
  if (loaded?.game.id !== game) return null
  const { text } = loaded
  return soughtOptions(loaded.game).map(({ id, values }) => (
    <Choice
      key={id}
      label={text.options[id]?.name ?? id}
      value={optionIn(options, id)}
      choices={[
        { value: '', label: t('any') },
        ...values.map(value => ({ value, label: text.options[id]?.values[value]?.name ?? value })),
      ]}
      onChange={value => change({ options: withOption(options, id, value) })}
    />
  ))
}
