import type { Colour } from '../../../rules/index.ts'
import styles from './monument.module.css'
import { SphereSign } from './symbol.tsx'

/** A stepped tower of two spheres on a field of 120 × 120; it rises above its upper edge. */
export function Monument({ colours: [one, other] }: { colours: readonly [Colour, Colour] }) {
  return (
    <g className={styles.monument}>
      <path className={styles.shadow} d="M104 34l14 78H22z" />
      <g data-colour={one}>
        <path className={styles.front} d="M10 112l7-46h86l7 46z" />
        <path className={styles.ledge} d="M17 66l9-9h68l9 9z" />
        <path className={styles.bricks} d="M15 80h90M13 95h94M40 66v14M80 66v14M28 80v15M92 80v15" />
        <g className={styles.sign}>
          <SphereSign colour={one} x={60} y={91} size={35} />
        </g>
      </g>
      <g data-colour={other}>
        <path className={styles.front} d="M27 61l6-43h54l6 43z" />
        <path className={styles.ledge} d="M33 18l8-8h38l8 8z" />
        <path className={styles.bricks} d="M31 32h58M29 47h62" />
        <g className={styles.sign}>
          <SphereSign colour={other} x={60} y={40} size={32} />
        </g>
      </g>
      <path className={styles.shrine} d="M46 13V0h5v-5h4v5h10v-5h4v5h5v13z" />
      <path className={styles.door} d="M56 13V5h8v8z" />
    </g>
  )
}

/** The wonder covers a plus of five squares; the picture is 180 × 180. */
export function Wonder() {
  return (
    <g className={styles.monument}>
      <path className={styles.shadow} d="M128 60l32 66-50 44H70z" />
      <path className={styles.stone} d="M14 124l6-22h140l6 22zM64 172v-48h52v48z" />
      <path className={styles.stone} d="M34 102l7-30h98l7 30z" />
      <path className={styles.stone} d="M56 72l6-28h56l6 28z" />
      <path className={styles.stone} d="M74 44l4-26h24l4 26z" />
      <path className={styles.steps} d="M82 172L86 18h8l4 154z" />
      <path
        className={styles.stair}
        d="M82.5 160h15M83 148h14M83 136h14M83.5 124h13M83.5 112h13M84 100h12M84 88h12M84.5 76h11M84.5 64h11M85 52h10M85 40h10"
      />
      <path className={styles.star} d="M90-12l4 11 11 1-8 7 3 11-10-6-10 6 3-11-8-7 11-1z" />
    </g>
  )
}
