import { LANGS } from '@ludoteca/engine'
import { CHOICES, type Settings } from '@ludoteca/page-kit/settings/model.ts'
import { changeSettings, useSettings } from '@ludoteca/page-kit/settings/store.ts'
import { Segments } from '@ludoteca/page-kit/ui/segments.tsx'
import { useTranslations } from 'use-intl'
import { Frame } from '../frame/frame.tsx'
import { languageNames } from '../i18n/index.ts'
import { SPEEDS } from '../table/follow/controls.tsx'
import styles from './page.module.css'

export default function SettingsPage() {
  const t = useTranslations('settings')
  const follow = useTranslations('follow')
  const now = useSettings()
  const names: { [K in keyof Settings]: Record<Settings[K], string> } = {
    lang: { auto: t('langAuto'), ...languageNames },
    theme: { system: t('themeSystem'), light: t('themeLight'), dark: t('themeDark') },
    motion: { off: t('motionOff'), fast: t('motionFast'), normal: t('motionNormal'), slow: t('motionSlow') },
    speed: {
      slow: follow('slow'),
      normal: follow('normal'),
      fast: follow('fast'),
      now: follow('atOnce'),
    },
    sound: { on: t('on'), off: t('off') },
    symbols: { on: t('on'), off: t('off') },
    confirm: {
      off: t('confirmOff'),
      '3': t('confirmSeconds', { n: 3 }),
      '10': t('confirmSeconds', { n: 10 }),
      always: t('confirmAlways'),
    },
    keys: { on: t('on'), off: t('off') },
    coach: { beginners: t('coachBeginners'), always: t('coachAlways'), off: t('off') },
  }
  const labels: Record<keyof Settings, string> = {
    lang: t('lang'),
    theme: t('theme'),
    motion: t('motion'),
    speed: t('speed'),
    sound: t('sound'),
    symbols: t('symbols'),
    confirm: t('confirm'),
    keys: t('keys'),
    coach: t('coach'),
  }
  const order: { [K in keyof Settings]: readonly Settings[K][] } = {
    ...CHOICES,
    lang: ['auto', ...LANGS.toReversed()],
    motion: ['off', 'slow', 'normal', 'fast'],
    speed: SPEEDS,
    symbols: ['on', 'off'],
    confirm: ['off', '3', '10', 'always'],
  }
  const field = <K extends keyof Settings>(key: K, hint?: string) => (
    <Segments
      key={key}
      label={labels[key]}
      {...(hint ? { hint } : {})}
      value={now[key]}
      choices={order[key].map(value => ({ value, label: names[key][value] }))}
      onChange={value => changeSettings({ [key]: value })}
    />
  )
  return (
    <Frame title={t('title')}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('saved')}</p>
      <div className={styles.fields}>
        {field('lang')}
        {field('theme')}
        {field('motion')}
        {field('speed', t('speedLine'))}
        {field('confirm', t('confirmLine'))}
        {field('sound')}
        {field('symbols', t('symbolsLine'))}
        {field('keys', t('keysLine'))}
        {field('coach', t('coachLine'))}
      </div>
      {!isSecureContext && <p className={styles.lead}>{t('plainHttp')}</p>}
    </Frame>
  )
}
