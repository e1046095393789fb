import type { ReactNode } from 'react'

interface ChipProps {
  readonly size: number | string
  readonly children: ReactNode
  /** The side of the picture; 60 for pieces of one square. */
  readonly side?: number
}

/** A piece outside the map. Whoever uses it says in words what it is. */
export function Chip({ size, children, side = 60 }: ChipProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox={`0 0 ${side} ${side}`} overflow="visible">
      {children}
    </svg>
  )
}
