const COLUMNS = [0, 1, 2, 3, 4] as const
const ROWS = [0, 1, 2] as const
const SIZE = 80

/** One painted tile: four leaves and a quarter of a rosette in each corner. */
function Tile({ id }: { id: string }) {
  const corner = 'M0 26A26 26 0 0026 0H19A19 19 0 010 19zM0 13A13 13 0 0013 0H0z'
  const leaf = 'M40 40C30 34 26 24 27 15c8 3 13 12 13 25z'
  return (
    <symbol id={id} viewBox="0 0 80 80">
      <rect width="80" height="80" fill="#f4f6f5" />
      {[0, 90, 180, 270].map(turn => (
        <g key={turn} transform={`rotate(${turn} 40 40)`}>
          <path d={corner} fill="#2a5fa5" />
          <path d={leaf} fill="#5b8fd0" />
          <path d="M40 40V17" stroke="#1d3f7a" strokeWidth="1.6" />
          <circle cx="40" cy="13" r="3.2" fill="#1d3f7a" />
        </g>
      ))}
      <circle cx="40" cy="40" r="5" fill="#d9a63a" />
      <rect x="0.5" y="0.5" width="79" height="79" fill="none" stroke="#c3cfdb" />
    </symbol>
  )
}

/** Lisboa: a wall of tiles with a ship coming home. */
export function Cover() {
  return (
    <svg aria-hidden="true" viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice">
      <defs>
        <Tile id="lis-tile" />
      </defs>
      {ROWS.map(row =>
        COLUMNS.map(column => (
          <use
            key={`${column}-${row}`}
            href="#lis-tile"
            x={column * SIZE}
            y={row * SIZE}
            width={SIZE}
            height={SIZE}
          />
        )),
      )}
      <path
        d="M96 30h208c0 12 10 22 22 22v136c-12 0-22 10-22 22H96c0-12-10-22-22-22V52c12 0 22-10 22-22z"
        fill="#fbfcfa"
        stroke="#1d3f7a"
        strokeWidth="5"
      />
      <path
        d="M102 40h196c2 12 10 20 22 22v116c-12 2-20 10-22 22H102c-2-12-10-20-22-22V62c12-2 20-10 22-22z"
        fill="none"
        stroke="#d9a63a"
        strokeWidth="2"
      />
      <g fill="#5b8fd0" opacity="0.55">
        <path d="M104 82c8-10 22-8 26 0 8-4 18 0 18 8h-52c0-6 4-8 8-8zM250 70c8-10 22-8 26 0 8-4 16 0 16 8h-50c0-6 4-8 8-8z" />
      </g>
      <Caravel />
      <g fill="none" stroke="#2a5fa5" strokeWidth="3.5" strokeLinecap="round">
        <path d="M92 172q10-9 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 16-3" />
        <path d="M104 184q10-9 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0" opacity="0.7" />
        <path d="M122 195q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0" opacity="0.4" />
      </g>
    </svg>
  )
}

function Caravel() {
  return (
    <g>
      <path d="M138 146h112l16-14c2 22-10 38-30 40h-72c-16-2-26-12-26-26z" fill="#1d3f7a" />
      <path d="M138 146h112l-2 7H140z" fill="#d9a63a" />
      <path d="M176 146V58M222 146V74" stroke="#1d3f7a" strokeWidth="4" strokeLinecap="round" />
      <path d="M180 62c34 18 40 48 36 76-12-8-26-10-36-6z" fill="#5b8fd0" />
      <path d="M172 66c-26 22-34 48-34 72 10-8 24-10 34-6z" fill="#8fb5e3" />
      <path d="M226 78c24 14 30 38 28 60-9-6-20-8-28-5z" fill="#5b8fd0" />
      <path d="M193 96v24M183 108h21" stroke="#fbfcfa" strokeWidth="5" strokeLinecap="round" />
      <path d="M176 58c9-5 13 4 22 0v-9c-9 4-13-5-22 0z" fill="#d9a63a" />
    </g>
  )
}
