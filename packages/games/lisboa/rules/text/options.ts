import type { OptionText } from '@ludoteca/engine'
import type { OPTIONS } from '../options.ts'

type Option = (typeof OPTIONS)[number]
type Value = OptionText['values'][string]

/** Every option and every value of it, complete by type. */
export type OptionTexts = {
  readonly [O in Option as O['id']]: Omit<OptionText, 'values'> & {
    readonly values: Readonly<Record<O['values'][number], Value>>
  }
}
