import { Field } from '@ludoteca/page-kit/ui/field.tsx'
import { useTranslations } from 'use-intl'
import { codeIn } from './code.ts'

interface CodeFileProps {
  readonly code: string
  readonly onCode: (code: string) => void
}

/** A recovery code, typed or taken from the file that was handed out with it. */
export function CodeFile({ code, onCode }: CodeFileProps) {
  const t = useTranslations('people.who')
  return (
    <>
      <Field
        label={t('code')}
        value={code}
        required
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={event => onCode(event.target.value)}
      />
      <Field
        type="file"
        label={t('openFile')}
        accept="text/plain,.txt"
        onChange={async ({ target }) => {
          const file = target.files?.[0]
          if (file) onCode(codeIn(await file.text()))
        }}
      />
    </>
  )
}
