import { memo } from 'react'
import styles from './scenery.module.css'
import { town } from './skyline.ts'

/** What is painted on the tiles behind the pieces. All of it is drawn for this board. */

const WIDTH = 1100
const far = (x: number): number => 66 - 16 * Math.sin(x / 92 + 0.4) - 9 * Math.sin(x / 41)
const near = (x: number): number => 96 - 17 * Math.sin(x / 120 + 2.2) - 6 * Math.sin(x / 47 + 1)

const slope = (ground: (x: number) => number): string => {
  let path = 'M0 150'
  for (let x = 0; x <= WIDTH; x += 20) path += `L${x} ${ground(x).toFixed(1)}`
  return `${path}V150z`
}

const FAR = slope(far)
const NEAR = slope(near)
const UPPER = town(7, [18, WIDTH - 20], far, [7, 17])
const LOWER = town(23, [4, WIDTH - 8], near, [10, 24])

/** The hills of the city with the castle, convents and rows of houses, under a morning sky. */
export const Hills = memo(function Hills() {
  return (
    <svg
      className={styles.hills}
      viewBox={`0 0 ${WIDTH} 150`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="lis-slope" x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.crest} offset="0" />
          <stop className={styles.foot} offset="1" />
        </linearGradient>
      </defs>
      <g className={styles.clouds}>
        <path d="M60 18q10-9 22-3 8-10 22-3 12-5 18 4 9 0 10 6H50q1-5 10-4z" />
        <path d="M420 12q8-7 18-2 7-8 18-2 10-4 14 4 8 0 8 5h-66q1-5 8-5z" />
        <path d="M700 26q9-8 20-3 8-9 20-3 11-4 16 4 9 0 9 6h-74q1-5 9-4z" />
        <path d="M990 14q8-7 18-2 7-8 18-2 10-4 14 4 8 0 8 5h-66q1-5 8-5z" />
      </g>
      <path className={styles.far} d={FAR} />
      <Houses {...UPPER} />
      {/* The castle on its hill. */}
      <path
        className={styles.castle}
        d="M196 50V26h5v-4h4v4h5v-4h4v4h5v10h14V30h4v-4h4v4h5v-4h4v4h4v8h22V22h5v-4h4v4h5v-4h4v4h5v28z"
      />
      <path
        className={styles.windows}
        d="M203 32h2v5h-2zM212 32h2v5h-2zM240 36h2v5h-2zM284 28h2v5h-2zM291 28h2v5h-2z"
      />
      {/* A convent with a dome. */}
      <path className={styles.castle} d="M596 62V38h8v-6l4-8 4 8v6h6q2-15 14-15t14 15h6v-6l4-8 4 8v6h8v24z" />
      <path className={styles.windows} d="M606 42h3v7h-3zM655 42h3v7h-3zM629 46h6v14h-6z" />
      <path fill="url(#lis-slope)" d={NEAR} />
      <Houses {...LOWER} />
    </svg>
  )
})

const Houses = ({ walls, shades, roofs, windows }: ReturnType<typeof town>) => (
  <>
    <path className={styles.walls} d={walls} />
    <path className={styles.shades} d={shades} />
    <path className={styles.roofs} d={roofs} />
    <path className={styles.windows} d={windows} />
  </>
)

/** The Tagus: waves, and small sails far out. */
export const River = memo(function River() {
  return (
    <svg className={styles.river} aria-hidden="true" focusable="false">
      <defs>
        <pattern id="lis-tagus" width="46" height="15" patternUnits="userSpaceOnUse">
          <path
            className={styles.wave}
            d="M0 4q5.750-4 11.500 0t11.500 0 11.500 0 11.500 0M23 11.500q4-3 8 0t8 0"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#lis-tagus)" />
    </svg>
  )
})

/** One side of the glazed border; every side begins with a whole motif. */
const Band = ({ side }: { readonly side: 'top' | 'bottom' | 'left' | 'right' }) => {
  const upright = side === 'left' || side === 'right'
  return (
    <svg className={`${styles.band} ${styles[side]}`} aria-hidden="true" focusable="false">
      <defs>
        <pattern
          id={`lis-border-${side}`}
          width="20"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform={upright ? 'rotate(90) translate(0 -8)' : undefined}
        >
          <rect className={styles.glaze} width="20" height="8" />
          <path
            className={styles.leaf}
            d="M0 4Q5-1.500 10 4 5 9.500 0 4zM20 4Q15-1.500 10 4 15 9.500 20 4z"
          />
          <path className={styles.vein} d="M1.500 4h7M11.500 4h7" />
          <circle className={styles.bead} cx="10" cy="4" r="1.700" />
          <path
            className={styles.bead}
            d="M0 2.300a1.700 1.700 0 010 3.400zM20 2.300a1.700 1.700 0 000 3.400z"
          />
          <path className={styles.rule} d="M0 .5h20M0 7.500h20" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#lis-border-${side})`} />
    </svg>
  )
}

/** The glazed border round the whole picture. */
export const Border = memo(function Border() {
  return (
    <>
      <Band side="top" />
      <Band side="bottom" />
      <Band side="left" />
      <Band side="right" />
    </>
  )
})

/** Where tile meets tile, over everything that is painted. */
export const Joints = memo(function Joints() {
  return (
    <svg className={styles.joints} aria-hidden="true" focusable="false">
      <defs>
        <pattern id="lis-joints" width="66" height="66" patternUnits="userSpaceOnUse">
          <path className={styles.joint} d="M0 .5h66M.5 0v66" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#lis-joints)" />
    </svg>
  )
})

/** The front of the palace: pediment, balustrade, pilasters between the three bays. */
export const Palace = memo(function Palace() {
  return (
    <svg
      className={styles.palace}
      viewBox="0 0 360 240"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.wall} d="M2 22h356v218H2z" />
      <path className={styles.roofline} d="M0 14h360v8H0z" />
      <path className={styles.rail} d="M4 14V8h352v6M4 8h352" />
      <path
        className={styles.rail}
        d="M12 8v6M20 8v6M28 8v6M36 8v6M44 8v6M52 8v6M60 8v6M68 8v6M76 8v6M84 8v6M92 8v6M100 8v6M260 8v6M268 8v6M276 8v6M284 8v6M292 8v6M300 8v6M308 8v6M316 8v6M324 8v6M332 8v6M340 8v6M348 8v6"
      />
      <path className={styles.gable} d="M118 14L180 0l62 14z" />
      <path
        className={styles.urn}
        d="M2 8q0-6 4-6t4 6zM350 8q0-6 4-6t4 6zM112 8q0-5 3.500-5t3.500 5zM241 8q0-5 3.500-5t3.500 5z"
      />
      <path
        className={styles.pilaster}
        d="M116.500 22h6v218h-6zM237.500 22h6v218h-6zM1 22h5v218H1zM354 22h5v218h-5z"
      />
      <path
        className={styles.capital}
        d="M113.500 22h12l-2.500 6h-7zM234.500 22h12l-2.500 6h-7zM0 22h8.500l-2.500 6H0zM351.500 22h8.500v6h-6z"
      />
    </svg>
  )
})

/** A church with two towers, on its hill. */
export const Temple = memo(function Temple() {
  return (
    <svg className={styles.temple} viewBox="0 0 120 110" aria-hidden="true" focusable="false">
      <path className={styles.hill} d="M0 110q18-22 60-22t60 22z" />
      <path className={styles.wall} d="M22 96V34h20v62zM78 96V34h20v62z" />
      <path className={styles.wall} d="M42 96V46h36v50z" />
      <path className={styles.roofline} d="M40 46L60 30l20 16z" />
      <path
        className={styles.dome}
        d="M20 34q1-6 6-8 1-6 6-14 5 8 6 14 5 2 6 8zM76 34q1-6 6-8 1-6 6-14 5 8 6 14 5 2 6 8z"
      />
      <path className={styles.cross} d="M60 29V15M55.500 19.500h9M32 12V4M29 7h6M88 12V4M85 7h6" />
      <path
        className={styles.windows}
        d="M27 40h10v9a5 5 0 00-10 0zM83 40h10v9a5 5 0 00-10 0zM28 60h8v12h-8zM84 60h8v12h-8zM53 96V80a7 7 0 0114 0v16zM48 56h6v10h-6zM66 56h6v10h-6z"
      />
      <circle className={styles.windows} cx="60" cy="60" r="4.200" />
      <path className={styles.line} d="M22 54h20M78 54h20M42 72h36M22 76h20M78 76h20" />
    </svg>
  )
})
