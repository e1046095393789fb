import type { SettingsStore } from './store/store.ts'

/** Settings of the host that hold for the whole server: admins write them, every process reads them. */
const ANNOUNCEMENT = 'announcement'
const RESTING = 'resting'
/** On what terms the games of this room may be used: stands in files of many games. */
const LICENCE = 'licence'
/** The database is the target of an unfinished migration: see maintenance/migrate.ts. */
export const MIGRATION = 'moving'

export const announcement = (settings: SettingsStore): Promise<string | null> => settings.get(ANNOUNCEMENT)

export const announce = (settings: SettingsStore, text: string | null): Promise<void> =>
  settings.set(ANNOUNCEMENT, text)

export const licence = (settings: SettingsStore): Promise<string | null> => settings.get(LICENCE)

export const license = (settings: SettingsStore, text: string | null): Promise<void> =>
  settings.set(LICENCE, text)

export const isMigrating = async (settings: SettingsStore): Promise<boolean> =>
  (await settings.get(MIGRATION)) !== null

/** Whether new games are refused for now. */
export const isResting = async (settings: SettingsStore): Promise<boolean> =>
  (await settings.get(RESTING)) !== null

export const rest = (settings: SettingsStore, on: boolean): Promise<void> =>
  settings.set(RESTING, on ? 'on' : null)
