import { useTranslations } from 'use-intl'
import { Frame } from '../ui/frame.tsx'
import { Segments } from '../ui/segments.tsx'
import { CHOICES, type Settings } from './model.ts'
import styles from './page.module.css'
import { changeSettings, useSettings } from './store.ts'

export default function SettingsPage() {
  const t = useTranslations('settings')
  const now = useSettings()
  const names: { [K in keyof Settings]: Record<Settings[K], string> } = {
    lang: { auto: t('langAuto'), zh: '中文', en: 'English' },
    theme: { system: t('themeSystem'), light: t('themeLight'), dark: t('themeDark') },
    motion: { off: t('motionOff'), fast: t('motionFast'), normal: t('motionNormal'), slow: t('motionSlow') },
    sound: { on: t('on'), off: t('off') },
    symbols: { on: t('on'), off: t('off') },
    confirm: {
      off: t('confirmOff'),
      '3': t('confirmSeconds', { n: 3 }),
      '10': t('confirmSeconds', { n: 10 }),
      always: t('confirmAlways'),
    },
    keys: { on: t('on'), off: t('off') },
    coach: { on: t('on'), off: t('off') },
  }
  const labels: Record<keyof Settings, string> = {
    lang: t('lang'),
    theme: t('theme'),
    motion: t('motion'),
    sound: t('sound'),
    symbols: t('symbols'),
    confirm: t('confirm'),
    keys: t('keys'),
    coach: t('coach'),
  }
  const order: { [K in keyof Settings]: readonly Settings[K][] } = {
    ...CHOICES,
    motion: ['off', 'fast', 'normal', 'slow'],
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
        {field('motion', t('motionLine'))}
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
