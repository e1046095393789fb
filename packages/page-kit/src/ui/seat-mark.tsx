const SHAPES = [
  'M12 3a9 9 0 100 18 9 9 0 000-18z',
  'M4 4h16v16H4z',
  'M12 2.5L22 20.5H2z',
  'M12 1.5L22.5 12 12 22.5 1.5 12z',
  'M12 1.5l3 7 7.5.6-5.7 5 1.8 7.4L12 17.4l-6.6 4.1 1.8-7.4-5.7-5 7.5-.6z',
] as const

/** A player's mark: a colour, and a shape for those who do not see it. */
export function SeatMark({ seat, size = 16 }: { seat: number; size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24">
      <path d={SHAPES[seat % SHAPES.length]} fill={`var(--seat-${seat % SHAPES.length})`} />
    </svg>
  )
}
