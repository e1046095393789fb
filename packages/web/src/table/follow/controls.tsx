import { Menu } from '@base-ui/react/menu'
import type { Settings } from '@ludoteca/page-kit/settings/model.ts'
import { changeSettings, useSettings } from '@ludoteca/page-kit/settings/store.ts'
import { Icon, type IconName } from '@ludoteca/page-kit/ui/icon.tsx'
import menu from '@ludoteca/page-kit/ui/menu.module.css'
import { useTranslations } from 'use-intl'
import type { TableModel, TableState } from '../model/model.ts'
import { playSound } from '../sound/player.ts'
import styles from './strip.module.css'

type Speed = Settings['speed']

/** From slow to fast. */
export const SPEEDS = ['slow', 'normal', 'fast', 'now'] as const satisfies readonly Speed[]

const NAMES = { slow: 'slow', normal: 'normal', fast: 'fast', now: 'atOnce' } as const

function setSpeed(speed: Speed, model: TableModel): void {
  changeSettings({ speed })
  if (speed === 'now' && model.snapshot().watching) model.backToLive()
}

/** The next slower or faster speed. */
export function shiftSpeed(by: 1 | -1, now: Speed, model: TableModel): void {
  const next = SPEEDS[SPEEDS.indexOf(now) + by]
  if (next) setSpeed(next, model)
}

/** Whoever turns sound on hears that it is on. */
export function toggleSound(now: Settings['sound']): void {
  changeSettings({ sound: now === 'on' ? 'off' : 'on' })
  playSound('tile')
}

export const togglePause = (model: TableModel): void =>
  model.snapshot().paused ? model.resume() : model.pause()

/** Pause, one step, to the present; how fast; with sound or without. */
export function Controls({ model, state }: { model: TableModel; state: TableState }) {
  const t = useTranslations('follow')
  const { speed, sound } = useSettings()
  const { paused, behind, live } = state
  return (
    <div className={styles.controls}>
      {behind > 0 && (
        <button type="button" className={styles.now} onClick={model.skip} data-testid="to-now">
          <Icon name="skip" size={16} />
          <span className={styles.long}>{t('now', { n: behind })}</span>
          <span className={styles.short} aria-hidden="true">
            {behind}
          </span>
        </button>
      )}
      <Control
        icon={paused ? 'play' : 'pause'}
        label={paused ? t('resume') : t('pause')}
        held={paused}
        onPress={() => togglePause(model)}
        testid="pause"
      />
      <Control
        icon="next"
        label={t('step')}
        dim={live}
        optional={!paused}
        onPress={model.step}
        testid="step"
      />
      <Menu.Root>
        <Menu.Trigger
          className={styles.button}
          aria-label={`${t('speed')}: ${t(NAMES[speed])}`}
          title={`${t('speed')}: ${t(NAMES[speed])}`}
          data-testid="speed"
        >
          <SpeedMark speed={speed} />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner sideOffset={6} align="end" className={menu.positioner}>
            <Menu.Popup className={menu.popup}>
              <Menu.RadioGroup value={speed} onValueChange={(next: Speed) => setSpeed(next, model)}>
                {SPEEDS.map(each => (
                  <Menu.RadioItem key={each} value={each} className={menu.item} data-testid={`speed-${each}`}>
                    <span className={styles.tick}>{each === speed && <Icon name="check" size={16} />}</span>
                    <SpeedMark speed={each} />
                    {t(NAMES[each])}
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <Control
        icon={sound === 'on' ? 'sound' : 'mute'}
        label={t('sound')}
        held={sound === 'on'}
        onPress={() => toggleSound(sound)}
        testid="sound"
      />
    </div>
  )
}

interface ControlProps {
  readonly icon: IconName
  readonly label: string
  readonly held?: boolean
  readonly dim?: boolean
  /** Left out where there is little room. */
  readonly optional?: boolean
  readonly onPress: () => void
  readonly testid: string
}

function Control({ icon, label, held, dim = false, optional = false, onPress, testid }: ControlProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={held}
      aria-disabled={dim || undefined}
      data-optional={optional}
      onClick={onPress}
      data-testid={testid}
    >
      <Icon name={icon} size={18} />
    </button>
  )
}

/** One to four strokes: how fast. */
function SpeedMark({ speed }: { speed: Speed }) {
  const strokes = SPEEDS.indexOf(speed) + 1
  return (
    <svg className={styles.speed} aria-hidden="true" width="20" height="18" viewBox="0 0 20 18">
      {SPEEDS.map((each, i) => (
        <path key={each} d={`M${2 + i * 5} ${14 - i * 3}v${3 + i * 3}`} data-on={i < strokes} />
      ))}
    </svg>
  )
}
