import { Menu } from '@base-ui/react/menu'
import type { Lang } from '@ludoteca/engine'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import menu from '@ludoteca/page-kit/ui/menu.module.css'
import { wordsIn } from '../text/index.ts'
import { HELPERS, switchHelper, useHelpers } from './helpers.ts'
import styles from './helpers-menu.module.css'

/** Switches for everything the board draws to help. */
export function HelpersMenu({ lang }: { lang: Lang }) {
  const words = wordsIn(lang)
  const helpers = useHelpers()
  return (
    <Menu.Root>
      <Menu.Trigger className={styles.trigger} aria-label={words.helpers}>
        <Icon name="settings" size={18} />
        <span className={styles.label}>{words.helpers}</span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" className={menu.positioner}>
          <Menu.Popup className={menu.popup}>
            {HELPERS.map(helper => {
              const [name, line] = words.helper[helper]
              return (
                <Menu.CheckboxItem
                  key={helper}
                  className={menu.item}
                  checked={helpers[helper]}
                  onCheckedChange={on => switchHelper(helper, on)}
                  closeOnClick={false}
                >
                  <span className={styles.box} data-on={helpers[helper]} aria-hidden="true" />
                  <span>
                    {name}
                    <small className={styles.line}>{line}</small>
                  </span>
                </Menu.CheckboxItem>
              )
            })}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
