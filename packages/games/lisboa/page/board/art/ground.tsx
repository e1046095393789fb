import styles from './ground.module.css'

/** What the city lies on: a wall of painted tiles, and the Tagus along its southern edge. */
export function Ground({ height }: { height: number }) {
  const shore = height - 12
  return (
    <svg className={styles.ground} viewBox={`0 0 100 ${height}`} aria-hidden="true" focusable="false">
      <defs>
        <pattern id="lis-azulejo" width="10" height="10" patternUnits="userSpaceOnUse">
          <g className={styles.figure}>
            <path d="M0 3.200A3.200 3.200 0 003.200 0H2.200A2.200 2.200 0 010 2.200zM10 3.200A3.200 3.200 0 016.800 0h1A2.200 2.200 0 0010 2.200zM0 6.800A3.200 3.200 0 013.200 10h-1A2.200 2.200 0 000 7.800zM10 6.800A3.200 3.200 0 006.800 10h1A2.200 2.200 0 0110 7.800z" />
            <path d="M5 5Q3.700 4 3.800 2.600 5 3.200 5 5 5 3.200 6.200 2.600 6.300 4 5 5 6.800 5 7.400 6.200 6 6.300 5 5 5 6.800 3.800 7.400 3.700 6 5 5 3.200 5 2.600 3.800 4 3.700 5 5z" />
            <circle cx="5" cy="5" r="0.600" />
          </g>
          <path className={styles.joint} d="M0 0h10M0 0v10" />
        </pattern>
        <pattern id="lis-tagus" width="8" height="3" patternUnits="userSpaceOnUse">
          <path className={styles.wave} d="M0 1.500q2-1.600 4 0t4 0" />
        </pattern>
      </defs>
      <rect width="100" height={height} fill="url(#lis-azulejo)" />
      <path className={styles.river} d={`M0 ${shore}q12-2 25 0t25 0 25 0 25 0V${height}H0z`} />
      <path fill="url(#lis-tagus)" d={`M0 ${shore + 1}h100V${height}H0z`} />
    </svg>
  )
}
