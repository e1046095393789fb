import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import frame from '../frame/frame.module.css'
import { useOnlineState } from '../online/online-state.ts'
import { askWho } from './asking.ts'
import styles from './chip.module.css'
import { ProgramMark } from './programs/mark.tsx'

/** In the header: the way to the games online, who is at the page, and how many games wait for them. */
export function Chip() {
  const t = useTranslations('online.nav')
  const { me, waiting, link } = useOnlineState()
  return (
    <>
      <Link href="/online" className={frame.link}>
        <Icon name="seats" />
        <span>{t('lobby')}</span>
        {waiting > 0 && (
          <strong className={styles.badge} data-testid="waiting">
            {waiting}
            <span className="visually-hidden"> {t('waiting', { n: waiting })}</span>
          </strong>
        )}
      </Link>
      {me && (
        <Link href="/me" className={frame.link} aria-label={t('me', { name: me.name })} data-testid="me">
          <Icon name="person" />
          <span className={styles.name}>{me.name}</span>
          <ProgramMark person={me} />
        </Link>
      )}
      {me === null && link === 'open' && (
        <button
          type="button"
          className={`${frame.link} ${styles.plain}`}
          onClick={() => void askWho('sign-in')}
        >
          <Icon name="person" />
          <span>{t('signIn')}</span>
        </button>
      )}
    </>
  )
}
