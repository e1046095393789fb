import type { Colour } from '../../../rules/index.ts'
import styles from './pieces.module.css'
import { DynastySign, SphereSign } from './symbol.tsx'

/*
 * Every piece is drawn in a square of 60 × 60 with its top left corner at the origin.
 */

/** A glazed tile. */
export function Tile({ colour }: { colour: Colour }) {
  return (
    <g className={styles.sphere} data-colour={colour}>
      <rect className={styles.underside} x="5" y="7" width="50" height="50" rx="7" />
      <rect className={styles.glaze} x="5" y="4" width="50" height="50" rx="7" />
      <path className={styles.shine} d="M12 6.5h36" />
      <rect className={styles.inlay} x="9" y="8" width="42" height="42" rx="4" />
      <g className={styles.sign}>
        <SphereSign colour={colour} x={30} y={29} size={33} />
      </g>
    </g>
  )
}

const WEDGES =
  'M15 18l8-3v6zM23 18h9M40 14l-3 8h6zM40 22v8M17 32l-3 8h6zM17 40v6M28 40l8-3v6zM36 40h9M30 27l7-2.5v5z'

/** A tile turned over: bare clay with signs pressed into it. */
export function DownTile() {
  return (
    <g>
      <rect className={styles.underside} x="3" y="4" width="54" height="54" rx="5" />
      <rect className={styles.clay} x="3" y="2" width="54" height="54" rx="5" />
      <path className={styles.pressed} d={WEDGES} />
    </g>
  )
}

/** Scorched, cracked ground. */
export function Catastrophe() {
  return (
    <g>
      <path className={styles.scorched} d="M6 9l16-5 15 3 17-3 2 19-3 15 3 15-18 3-14-3-18 3-2-17 3-14z" />
      <path
        className={styles.ember}
        d="M33 4l-5 15 8 9-9 8 4 9-5 12M28 19L10 16M36 28l18-3M27 36L7 42M31 45l17 6"
      />
      <path
        className={styles.flame}
        d="M30 20c5 5 8 8 8 13a8 8 0 01-16 0c0-3 1-5 3-7 0 3 1 4 3 5 1-4 1-7 2-11z"
      />
    </g>
  )
}

/** A treasure lies on the upper right corner of its temple. */
export function Treasure() {
  return (
    <g>
      <path className={styles.gemShade} d="M46 3l10 7-4 11H40l-4-11z" />
      <path className={styles.gem} d="M46 3l10 7H36zM36 10l4 11h12l4-11z" />
      <path className={styles.facets} d="M36 10h20M42 10l4-7 4 7-4 11zM46 3l10 7-4 11H40l-4-11z" />
    </g>
  )
}

/** A civilization building stands on the lower left of its tile. */
export function Building({ colour }: { colour: Colour }) {
  return (
    <g className={styles.sphere} data-colour={colour}>
      <path className={styles.building} d="M2 42l13-11 13 11v3h-2v11h2v3H2v-3h2V45H2z" />
      <path className={styles.columns} d="M7.5 45v11M12.5 45v11M17.5 45v11M22.5 45v11M2 45h26M2 56h26" />
      <circle className={styles.glaze} cx="15" cy="39.5" r="3.2" />
    </g>
  )
}

/** The round piece of one dynasty in one sphere. */
export function Leader({ seat, colour, own = false }: { seat: number; colour: Colour; own?: boolean }) {
  return (
    <g className={styles.sphere} data-colour={colour}>
      <ellipse className={styles.underside} cx="30" cy="32.5" rx="25" ry="25" />
      <circle className={own ? styles.own : styles.rim} cx="30" cy="29.5" r="25" />
      <circle className={styles.glaze} cx="30" cy="29.5" r="21.5" />
      <circle className={styles.inlay} cx="30" cy="29.5" r="18.5" />
      <g className={styles.sign}>
        <DynastySign seat={seat} x={30} y={29} size={26} />
      </g>
      <circle className={styles.badge} cx="48" cy="47" r="10" />
      <g className={styles.badgeSign}>
        <SphereSign colour={colour} x={48} y={47} size={13} />
      </g>
    </g>
  )
}

/** Marks the tile that joins two kingdoms while their wars are fought. */
export function UnificationMark() {
  return (
    <g className={styles.unification}>
      <rect x="1.5" y="1.5" width="57" height="57" rx="10" />
      <path d="M4 30h9M9 25l5 5-5 5M56 30h-9M51 25l-5 5 5 5" />
    </g>
  )
}
