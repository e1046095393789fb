import type { Colour } from '../../../rules/index.ts'
import { DYNASTY_SIGNS, type Sign, SPHERES } from './symbols.ts'

interface Place {
  /** The centre and the width of the sign, in the units of the picture around it. */
  readonly x: number
  readonly y: number
  readonly size: number
}

function Drawn({ sign, x, y, size }: Place & { sign: Sign | undefined }) {
  if (!sign) return null
  const scale = size / 24
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}>
      <path d={sign.fill} fill="currentColor" fillRule="evenodd" />
      {sign.line && (
        <path d={sign.line} fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinejoin="round" />
      )}
    </g>
  )
}

/** Temple, farm, market or settlement, in the current colour. */
export const SphereSign = ({ colour, ...place }: Place & { colour: Colour }) => (
  <Drawn sign={SPHERES[colour]} {...place} />
)

/** The mark of a seat's dynasty, in the current colour. */
export const DynastySign = ({ seat, ...place }: Place & { seat: number }) => (
  <Drawn sign={DYNASTY_SIGNS[seat]} {...place} />
)
