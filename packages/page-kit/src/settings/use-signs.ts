import { SIGNS, type Signs } from '@ludoteca/engine'
import { useLocale } from 'use-intl'

/** How words are joined in the language of the page. */
export const useSigns = (): Signs => SIGNS[useLocale()]
