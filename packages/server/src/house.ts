import type { HouseStore } from './store/store.ts'

/** What the host has decided for the whole room; admins write it, every process reads it. */
const ANNOUNCEMENT = 'announcement'
const RESTING = 'resting'
/** A house that is being moved into: see keeping/move.ts. */
export const MOVING = 'moving'

export const announcement = (house: HouseStore): Promise<string | null> => house.get(ANNOUNCEMENT)

export const announce = (house: HouseStore, text: string | null): Promise<void> =>
  house.set(ANNOUNCEMENT, text)

export const isMoving = async (house: HouseStore): Promise<boolean> => (await house.get(MOVING)) !== null

/** No new games are begun. */
export const isResting = async (house: HouseStore): Promise<boolean> => (await house.get(RESTING)) !== null

export const rest = (house: HouseStore, on: boolean): Promise<void> => house.set(RESTING, on ? 'on' : null)
