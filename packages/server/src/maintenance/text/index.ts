import type { Lang } from '@ludoteca/engine'
import { en, type MaintenanceText } from './en.ts'
import { zh } from './zh.ts'

export const maintenanceText: Readonly<Record<Lang, MaintenanceText>> = { en, zh }
