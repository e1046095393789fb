/**
 * The church track: six tile spots in a ring and the gaps between them. Gap `g` lies clockwise after spot `g`,
 * so its neighbours are spots `g` and `g + 1`. Six spots are known; where the icons stand is our own.
 */
export const CHURCH_SPOTS = 6

/** `treasury` moves the treasury marker up; `scoring` lays the Cardinal down for church scoring. */
type ChurchIcon = 'treasury' | 'scoring' | null

export const CHURCH_ICONS: readonly ChurchIcon[] = [null, 'scoring', null, 'treasury', 'scoring', null]

export const CARDINAL_START = 5

/** How far the State action may move the Cardinal; some icons allow less, some powers more. */
export const CARDINAL_STEPS = 2

/** How far the church treasury icon moves the marker. */
export const CHURCH_TREASURY_UP = 1
