import { useSigns } from '@ludoteca/page-kit/settings/use-signs.ts'
import { Field } from '@ludoteca/page-kit/ui/field.tsx'
import { useTranslations } from 'use-intl'
import styles from '../../newgame/page.module.css'
import form from '../../people/form.module.css'
import { CopyButton } from '../copy-button.tsx'

/** The link that brings others here, and the code of a private table. */
export function Invite({ id, code }: { id: string; code: string | null }) {
  const t = useTranslations('online.room')
  const { named } = useSigns()
  const link = `${location.origin}/t/${id}`
  return (
    <section className={styles.part} aria-labelledby="invite">
      <h2 id="invite">{t('invite')}</h2>
      <Field
        label={t('inviteLine')}
        value={link}
        readOnly
        data-testid="link"
        onFocus={event => event.target.select()}
      />
      {code && (
        <p>
          {named(t('code'), '')}
          <strong data-testid="code">{code}</strong> <span className={styles.hint}>{t('codeLine')}</span>
        </p>
      )}
      <div className={form.row}>
        <CopyButton text={code ? `${link} · ${named(t('code'), code)}` : link} label={t('copy')} />
      </div>
    </section>
  )
}
