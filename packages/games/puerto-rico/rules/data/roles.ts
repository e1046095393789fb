/** Role cards. The two prospectors are separate cards. */
export const ROLES = [
  'settler',
  'mayor',
  'builder',
  'craftsman',
  'trader',
  'captain',
  'prospector',
  'prospector2',
] as const
export type Role = (typeof ROLES)[number]

export const SETTLER = 0
export const MAYOR = 1
export const BUILDER = 2
export const CRAFTSMAN = 3
export const TRADER = 4
export const CAPTAIN = 5
export const PROSPECTOR = 6
export const PROSPECTOR_2 = 7
