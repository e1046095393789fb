/** Line icons on a 24 grid, drawn for this page. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5',
  undo: 'M8 5L4 9l4 4M4 9h10a6 6 0 010 12h-3',
  reset: 'M11 5L7 9l4 4M6 5L2 9l4 4M7 9h7a6 6 0 010 12h-3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  log: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  podium: 'M3 20v-6h6v6M9 20V6h6v14M15 20v-9h6v9',
  words: 'M4 6h16M4 11h16M4 16h10',
  board: 'M3 4h18v16H3zM3 12h18M12 4v16',
  close: 'M6 6l12 12M18 6L6 18',
  help: 'M9 9a3 3 0 116 0c0 2-3 2.4-3 4.6M12 17.6v.4',
  book: 'M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14',
  play: 'M7 5l12 7-12 7z',
  pause: 'M8 5v14M16 5v14',
  first: 'M19 5l-9 7 9 7zM6 5v14',
  last: 'M5 5l9 7-9 7zM18 5v14',
  prev: 'M17 5l-9 7 9 7z',
  next: 'M7 5l9 7-9 7z',
  prevTurn: 'M20 6l-7 6 7 6zM11 6l-7 6 7 6z',
  nextTurn: 'M4 6l7 6-7 6zM13 6l7 6-7 6z',
  prevRound: 'M20 6l-6 6 6 6zM13 6l-6 6 6 6zM4 6v12',
  nextRound: 'M4 6l6 6-6 6zM11 6l6 6-6 6zM20 6v12',
  file: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M4 20h16',
  open: 'M3 7h6l2 2h10v10H3z',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  skip: 'M4 5l8 7-8 7zM12 5l8 7-8 7z',
  sound: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4 4 0 010 6M18 6a8 8 0 010 12',
  mute: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  seats:
    'M8 11a3 3 0 100-6 3 3 0 000 6zM2.5 19c0-3 2.5-5 5.5-5s5.5 2 5.5 5M16 11a3 3 0 100-6M17 14c2.6.4 4.5 2.3 4.5 5',
  person: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4.5 20.5c0-3.6 3.2-6 7.5-6s7.5 2.4 7.5 6',
  program: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
  send: 'M4 12l16-8-5 16-3.5-6.5zM11.5 13.5L20 4',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  pencil: 'M4 20l1-4L16 5l3 3L8 19z',
  eye: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 15a3 3 0 100-6 3 3 0 000 6z',
  clock: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5l3.5 2',
  bell: 'M6 16V11a6 6 0 1112 0v5l2 2H4zM10 20.5h4',
  flag: 'M6 21V4M6 4h12l-2.5 4L18 12H6',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 117 0v3',
  lamp: 'M9 18h6M10 21h4M12 3a6 6 0 00-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0012 3z',
  branch: 'M6 4v16M6 13c0-4 12-2 12-9M15 7l3-3 3 3',
  redo: 'M16 5l4 4-4 4M20 9H10a6 6 0 000 12h3',
  search: 'M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L20 20',
} as const

export type IconName = keyof typeof PATHS

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
