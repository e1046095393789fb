import styles from './portrait.module.css'

/** Medallions of the three nobles, in the manner of painted tiles: head-dress, face, collar. */
const HEADS = [
  // the King: crown, long curled wig
  {
    hair: 'M30 16c-11 0-17 8-17 19-3 4-4 11-1 16 4 4 9 3 11-2l1-18h12l1 18c2 5 7 6 11 2 3-5 2-12-1-16 0-11-6-19-17-19z',
    hat: 'M18 17l4 3 8-10 8 10 4-3-2 9H20z',
    coat: 'M11 60c0-9 8-13 19-13s19 4 19 13zM27 47l3 6 3-6z',
  },
  // the Minister: side curls, jabot, order on the breast
  {
    hair: 'M30 12c-9 0-15 6-15 14-4 0-6 4-5 8 1 3 4 4 7 3l3-11c3-4 17-4 20 0l3 11c3 1 6 0 7-3 1-4-1-8-5-8 0-8-6-14-15-14z',
    hat: 'M22 14q8-5 16 0l-1 4q-7-4-14 0z',
    coat: 'M10 60c1-10 9-14 20-14s19 4 20 14zM26 46h8l-1 12-3 2-3-2z',
  },
  // the Builder: tricorne
  {
    hair: 'M30 18c-9 0-13 5-13 11l-2 12c3 2 6 1 7-2l2-10h12l2 10c1 3 4 4 7 2l-2-12c0-6-4-11-13-11z',
    hat: 'M10 21q10-12 20-12t20 12q-9-5-20-5t-20 5z',
    coat: 'M12 60c0-9 8-13 18-13s18 4 18 13zM24 47l6 8 6-8z',
  },
] as const

export function Portrait({ noble }: { noble: number }) {
  const head = HEADS[noble] ?? HEADS[0]
  return (
    <svg className={styles.portrait} viewBox="0 0 60 60" aria-hidden="true" focusable="false">
      <circle className={styles.ground} cx="30" cy="30" r="29" />
      <circle className={styles.ring} cx="30" cy="30" r="26.5" />
      <clipPath id={`lis-medallion-${noble}`}>
        <circle cx="30" cy="30" r="25.500" />
      </clipPath>
      <g clipPath={`url(#lis-medallion-${noble})`}>
        <path className={styles.coat} d={head.coat} />
        <path className={styles.neck} d="M26 40h8v9q-4 3-8 0z" />
        <path className={styles.face} d="M22 26q0-6 8-6t8 6l-1 9q-2 8-7 8t-7-8z" />
        <path className={styles.hair} d={head.hair} />
        <path className={styles.hat} d={head.hat} />
        <path
          className={styles.features}
          d="M26 30.500h2M32 30.500h2M30 31v4h-1.500M27.500 38q2.500 1.500 5 0"
        />
      </g>
    </svg>
  )
}
