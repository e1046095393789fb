import { Menu } from '@base-ui/react/menu'
import { Icon, type IconName } from '@ludoteca/page-kit/ui/icon.tsx'
import menu from '@ludoteca/page-kit/ui/menu.module.css'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import styles from './table-header.module.css'

/** One more thing to do at this table. */
export interface MenuEntry {
  readonly icon: IconName
  readonly label: string
  readonly run: () => void
}

/** Pages about this table, where there are such. */
export interface TableLinks {
  readonly back?: string
  readonly replay?: string
  /** Of a game that is over. */
  readonly review?: string
  readonly newGame?: string
  readonly seats?: string
}

interface TableHeaderProps {
  readonly name: string
  readonly mark: string | undefined
  readonly onRules: () => void
  readonly links: TableLinks
  readonly words: boolean
  readonly onWords: (words: boolean) => void
  readonly onHelp: () => void
  readonly onExport: (() => void) | undefined
  readonly more: readonly MenuEntry[]
  /** Beside the name where there is room, else in a line of its own. */
  readonly children?: ReactNode
}

export function TableHeader(props: TableHeaderProps) {
  const { name, mark, onRules, links, words, onWords, onHelp, onExport, more, children } = props
  const t = useTranslations()
  const [, navigate] = useLocation()
  const to = (page: string | undefined) => (page ? () => navigate(page) : undefined)
  const items: readonly [IconName, string, (() => void) | undefined][] = [
    ['book', t('table.rules'), onRules],
    ['play', t('table.replay'), to(links.replay)],
    ['file', t('table.export'), onExport],
    ['seats', t('seats.title'), to(links.seats)],
    ['help', t('table.help'), onHelp],
    ['settings', t('nav.settings'), to('/settings')],
    ...more.map(({ icon, label, run }): (typeof items)[number] => [icon, label, run]),
  ]
  return (
    <header className={styles.header}>
      <Link href={links.back ?? '/'} className={styles.icon} aria-label={t('table.leave')}>
        <Icon name="back" size={22} />
      </Link>
      <h1 className={styles.name}>
        {name}
        {mark && <small className={styles.mark}>{mark}</small>}
      </h1>
      {children}
      <fieldset className={styles.switch} aria-label={t('table.viewAs')}>
        <button type="button" aria-pressed={!words} onClick={() => onWords(false)}>
          <Icon name="board" size={18} />
          <span>{t('table.board')}</span>
        </button>
        <button type="button" aria-pressed={words} onClick={() => onWords(true)}>
          <Icon name="words" size={18} />
          <span>{t('table.words')}</span>
        </button>
      </fieldset>
      <Menu.Root>
        <Menu.Trigger className={styles.icon} aria-label={t('table.menu')}>
          <Icon name="menu" size={22} />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner sideOffset={6} align="end" className={menu.positioner}>
            <Menu.Popup className={menu.popup}>
              {items.map(
                ([icon, label, run]) =>
                  run && (
                    <Menu.Item key={label} className={menu.item} onClick={run}>
                      <Icon name={icon} />
                      {label}
                    </Menu.Item>
                  ),
              )}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </header>
  )
}
