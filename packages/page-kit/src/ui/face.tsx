import type { ReactNode } from 'react'

const SKINS = ['#f2c9a1', '#d99c6c', '#a86b43', '#e6b38a', '#c9d3c0', '#b9c6d8'] as const
const TOPS = ['#3b2a20', '#7a4a21', '#b8862f', '#5a5f66', '#8a2f1d', '#24483d'] as const
const COATS = ['#24483d', '#1f5f93', '#8a2f1d', '#5d6b12', '#7a3f86', '#8a5a00'] as const

/** Heads of slightly different make, round about (24, 24). */
const HEADS = [
  'M24 11c8 0 12 5.5 12 13s-5 14-12 14-12-6.5-12-14 4-13 12-13z',
  'M15 12h18c2 0 3 1 3 3v10c0 8-5 13-12 13s-12-5-12-13V15c0-2 1-3 3-3z',
  'M24 10c7 0 10.5 6 10.5 14S30 39 24 39s-10.5-7-10.5-15S17 10 24 10z',
  'M24 12c9 0 13.5 5 13.5 12S32 37 24 37s-13.5-6-13.5-13S15 12 24 12z',
] as const

type Part = (colour: string) => ReactNode

/** What is worn on the head. */
const HATS: readonly Part[] = [
  c => <path d="M11 22c-1-9 5-14 13-14s14 5 13 14c-3-5-7-7-13-7s-10 2-13 7z" fill={c} />,
  c => <path d="M7 17h34l-2 3H9zM14 17l2-10h16l2 10z" fill={c} />,
  c => (
    <g fill={c}>
      <circle cx="14" cy="14" r="5" />
      <circle cx="20" cy="10" r="5" />
      <circle cx="28" cy="10" r="5" />
      <circle cx="34" cy="14" r="5" />
    </g>
  ),
  c => <path d="M11 19c0-8 5-12 13-12s13 4 13 12l5 1v2H11z" fill={c} />,
  c => (
    <g fill={c}>
      <circle cx="24" cy="6.5" r="4" />
      <path d="M11 23c-1-9 5-14 13-14s14 5 13 14c-2-6-7-8-9-8-4 4-12 4-14 3-1 1-2 2-3 5z" />
    </g>
  ),
  c => <path d="M12 18l-1-10 7 5 6-7 6 7 7-5-1 10c-8-3-16-3-24 0z" fill={c} />,
  c => <path d="M10 30c-2-14 3-22 14-22s16 8 14 22l-3 1c1-9-1-14-6-16-4 3-9 4-14 3-2 3-3 7-2 13z" fill={c} />,
]

const INK = '#241a14'

const EYES: readonly ReactNode[] = [
  <g key="e" fill={INK}>
    <circle cx="19.5" cy="24" r="1.7" />
    <circle cx="28.5" cy="24" r="1.7" />
  </g>,
  <g key="e">
    <g fill="none" stroke={INK} strokeWidth="1.4">
      <circle cx="19" cy="24" r="3.6" />
      <circle cx="29" cy="24" r="3.6" />
      <path d="M22.6 24h2.8" />
    </g>
    <g fill={INK}>
      <circle cx="19" cy="24" r="1.3" />
      <circle cx="29" cy="24" r="1.3" />
    </g>
  </g>,
  <path
    key="e"
    d="M17 24.500c1.5-2 3.5-2 5 0M26 24.500c1.5-2 3.5-2 5 0"
    fill="none"
    stroke={INK}
    strokeWidth="1.7"
    strokeLinecap="round"
  />,
  <g key="e">
    <g fill="#fff">
      <ellipse cx="19.5" cy="24" rx="2.8" ry="3.2" />
      <ellipse cx="28.5" cy="24" rx="2.8" ry="3.2" />
    </g>
    <g fill={INK}>
      <circle cx="20" cy="24.5" r="1.5" />
      <circle cx="28" cy="24.5" r="1.5" />
    </g>
  </g>,
  <g key="e">
    <circle cx="19.5" cy="24" r="1.7" fill={INK} />
    <g fill="none" stroke={INK} strokeWidth="1.3">
      <circle cx="29" cy="24" r="3.7" />
      <path d="M32 26.500l2 7" />
    </g>
    <circle cx="29" cy="24" r="1.5" fill={INK} />
  </g>,
]

const stroke = { fill: 'none', stroke: INK, strokeWidth: 1.6, strokeLinecap: 'round' } as const

const MOUTHS: readonly ReactNode[] = [
  <path key="m" d="M20 30.500c2 2.5 6 2.5 8 0" {...stroke} />,
  <path key="m" d="M20.5 31.500h7" {...stroke} />,
  <path key="m" d="M17 29.500c3-2.5 5-1 7 .5 2-1.5 4-3 7-.5-2 2-5 2-7 .5-2 1.5-5 1.5-7-.5z" fill={INK} />,
  <path key="m" d="M20 30h8c0 3-1.5 4.5-4 4.500S20 33 20 30z" fill="#8a2f1d" />,
  <path key="m" d="M20.5 32c2-1.5 4-2 7.5-2.5" {...stroke} />,
]

/** Chosen so that the names bots usually have look as different as can be. */
const START = 0x811f59b5

/** A number that depends on nothing but the name (FNV-1a). */
function numberOf(name: string): number {
  let hash = START
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  // Names that differ in one letter must differ in every trait.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

const TRAITS = [HATS, HEADS, EYES, MOUTHS, SKINS, TOPS, COATS].map(each => each.length)

/** Which of each kind belongs to the name. */
function traitsOf(name: string): number[] {
  let left = numberOf(name)
  return TRAITS.map(count => {
    const trait = left % count
    left = Math.floor(left / count)
    return trait
  })
}

/** A face that always belongs to the same name. */
export function Face({ name, size = 28 }: { name: string; size?: number }) {
  const [hat = 0, head = 0, eyes = 0, mouth = 0, skin = 0, top = 0, coat = 0] = traitsOf(name)
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 48 48" data-face={numberOf(name)}>
      <path d="M6 48c1-8 8-12 18-12s17 4 18 12z" fill={COATS[coat]} />
      <path d={HEADS[head]} fill={SKINS[skin]} />
      {HATS[hat]?.(TOPS[top] ?? '')}
      {EYES[eyes]}
      {MOUTHS[mouth]}
    </svg>
  )
}
