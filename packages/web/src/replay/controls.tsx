import { Icon, type IconName } from '@ludoteca/page-kit/ui/icon.tsx'
import { Segments } from '@ludoteca/page-kit/ui/segments.tsx'
import { useTranslations } from 'use-intl'
import styles from './controls.module.css'
import { type Stops, stopAfter, stopBefore } from './stops.ts'
import { type Playback, SPEEDS, type Speed } from './use-playback.ts'

interface ControlsProps {
  readonly playback: Playback
  readonly end: number
  readonly stops: Stops
}

export function Controls({ playback, end, stops }: ControlsProps) {
  const t = useTranslations('replay')
  const { position, playing, speed, go, toggle, setSpeed } = playback
  const button = (icon: IconName, label: string, to: number) => (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      disabled={to === position}
      onClick={() => go(to)}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <div className={styles.controls}>
      <label className={styles.scrub}>
        <span data-testid="replay-position">{t('move', { n: position, of: end })}</span>
        <input
          type="range"
          min={0}
          max={end}
          value={position}
          aria-label={t('scrub')}
          onChange={event => go(Number(event.target.value))}
        />
      </label>
      <div className={styles.row}>
        {button('prevRound', t('prevRound'), stopBefore(stops.rounds, position))}
        {button('prevTurn', t('prevTurn'), stopBefore(stops.turns, position))}
        {button('prev', t('prevStep'), Math.max(0, position - 1))}
        <button
          type="button"
          className={styles.play}
          aria-label={playing ? t('pause') : t('play')}
          onClick={toggle}
        >
          <Icon name={playing ? 'pause' : 'play'} size={24} />
        </button>
        {button('next', t('nextStep'), Math.min(end, position + 1))}
        {button('nextTurn', t('nextTurn'), stopAfter(stops.turns, position, end))}
        {button('nextRound', t('nextRound'), stopAfter(stops.rounds, position, end))}
      </div>
      <Segments
        label={t('speed')}
        value={speed}
        choices={(Object.keys(SPEEDS) as Speed[]).map(value => ({ value, label: t(value) }))}
        onChange={setSpeed}
      />
    </div>
  )
}
