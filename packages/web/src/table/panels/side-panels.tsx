import { Tabs } from '@base-ui/react/tabs'
import type { AnyGameUi, AnyScene, SeenStep } from '@ludoteca/page-kit/board/contract.ts'
import { Icon, type IconName } from '@ludoteca/page-kit/ui/icon.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Teller } from '../log/log.ts'
import { LogPanel } from '../log/log-panel.tsx'
import styles from './side-panels.module.css'
import { StandingsPanel } from './standings-panel.tsx'

/** A panel beside log and standings. */
export interface ExtraPanel {
  readonly key: string
  readonly icon: IconName
  readonly label: string
  /** Something in it has not been seen. */
  readonly badge?: ReactNode
  readonly content: ReactNode
}

interface SidePanelsProps {
  readonly scene: AnyScene
  readonly ui: AnyGameUi
  readonly steps: readonly SeenStep[]
  readonly teller: Teller
  readonly position: number
  readonly over: boolean
  /** What is shown here has not caught up with the board yet. */
  readonly behind: boolean
  readonly onShow: (position: number) => void
  readonly extra?: readonly ExtraPanel[] | undefined
}

export function SidePanels(props: SidePanelsProps) {
  const { scene, ui, steps, teller, position, over, behind, onShow, extra = [] } = props
  const t = useTranslations('table')
  const [tab, setTab] = useState('log')
  return (
    <Tabs.Root className={styles.panels} value={tab} onValueChange={setTab} aria-busy={behind}>
      <Tabs.List className={styles.tabs}>
        <Tabs.Tab value="log" className={styles.tab} data-tab="log">
          <Icon name="log" size={18} />
          {t('log')}
        </Tabs.Tab>
        <Tabs.Tab value="standings" className={styles.tab} data-tab="standings">
          <Icon name="podium" size={18} />
          {t('standings')}
        </Tabs.Tab>
        {extra.map(({ key, icon, label, badge }) => (
          <Tabs.Tab key={key} value={key} className={styles.tab} data-tab={key}>
            <Icon name={icon} size={18} />
            {label}
            {tab !== key && badge}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="log" className={styles.panel}>
        <LogPanel steps={steps} teller={teller} scene={scene} position={position} onShow={onShow} />
      </Tabs.Panel>
      <Tabs.Panel value="standings" className={styles.panel}>
        <StandingsPanel scene={scene} ui={ui} />
        {!over && <p className={styles.note}>{t('hidden')}</p>}
      </Tabs.Panel>
      {extra.map(({ key, content }) => (
        <Tabs.Panel key={key} value={key} className={styles.panel}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
