/**
 * The church track: six tile spots in a ring and the gaps between them. Gap `g` lies clockwise after spot `g`,
 * so its neighbours are spots `g` and `g + 1`. Icons stand as printed: one gap to the east, one to the west.
 */
export const CHURCH_SPOTS = 6

/** `treasury` moves the treasury marker up; `scoring` lays the Cardinal down for church scoring. */
type ChurchIcon = 'treasury' | 'scoring' | null

export const CHURCH_ICONS: readonly ChurchIcon[] = [null, 'scoring', null, null, 'treasury', null]

export const CARDINAL_START = 1

/** The most gaps the State action moves the Cardinal; some icons allow less, some powers more. */
export const CARDINAL_STEPS = 2

/** Steps the church treasury icon moves the treasury marker up. */
export const CHURCH_TREASURY_UP = 1
