const STEPS = [
  [104, 168, 192, 26],
  [124, 144, 152, 24],
  [144, 121, 112, 23],
  [163, 99, 74, 22],
  [180, 80, 40, 19],
] as const

/** A wedge pressed into clay. */
const wedge = (x: number, y: number, turn: number): string =>
  `M${x} ${y}l${turn === 0 ? '9 -3v6z m9 0h9' : '-3 9h6z m0 9v9'}`

const SIGNS = [
  wedge(20, 26, 0),
  wedge(52, 20, 1),
  wedge(64, 20, 1),
  wedge(84, 26, 0),
  wedge(28, 44, 1),
  wedge(42, 50, 0),
  wedge(74, 44, 1),
  wedge(318, 26, 0),
  wedge(350, 20, 1),
  wedge(362, 26, 0),
  wedge(326, 44, 1),
  wedge(340, 50, 0),
  wedge(372, 44, 1),
].join('')

/** Tigris & Euphrates: a ziggurat between two rivers, on fired clay. */
export function Cover() {
  return (
    <svg aria-hidden="true" viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="te-clay" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#e2a977" />
          <stop offset="1" stopColor="#b96a3c" />
        </linearGradient>
        <linearGradient id="te-brick" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#f0cf9c" />
          <stop offset="0.5" stopColor="#dba866" />
          <stop offset="1" stopColor="#a8632f" />
        </linearGradient>
      </defs>
      <rect width="400" height="240" fill="url(#te-clay)" />
      <path d={SIGNS} fill="#8a4a26" stroke="#8a4a26" strokeWidth="1.6" opacity="0.55" />
      <circle cx="200" cy="66" r="40" fill="#f8dfa4" opacity="0.55" />
      <circle cx="200" cy="66" r="29" fill="#fbecc4" />
      <path d="M0 194c70-14 130-18 200-18s130 4 200 18v46H0z" fill="#9a5530" />
      <path
        d="M96 0c-8 40 20 62 6 100-12 34-60 52-66 92-2 18 2 32 8 48h46c-8-20-8-36 2-52 20-32 52-50 54-88 2-36-22-62-16-100z"
        fill="#2f6f8f"
      />
      <path
        d="M304 0c8 40-20 62-6 100 12 34 60 52 66 92 2 18-2 32-8 48h-46c8-20 8-36-2-52-20-32-52-50-54-88-2-36 22-62 16-100z"
        fill="#27617f"
      />
      <g fill="none" stroke="#9fd0df" strokeWidth="2" strokeLinecap="round" opacity="0.7">
        <path d="M112 10c-6 34 18 58 6 92-12 32-56 52-62 92-2 12 0 26 4 38" />
        <path d="M288 10c6 34-18 58-6 92 12 32 56 52 62 92 2 12 0 26-4 38" />
      </g>
      {STEPS.map(([x, y, width, height]) => (
        <g key={y}>
          <rect x={x} y={y} width={width} height={height} fill="url(#te-brick)" />
          <path d={`M${x} ${y + 1.5}h${width}`} stroke="#fbe6bf" strokeWidth="3" />
          <path
            d={`M${x} ${y + 9}h${width}M${x} ${y + 16}h${width}`}
            stroke="#8a4a26"
            strokeWidth="1"
            strokeDasharray="11 3"
            opacity="0.5"
          />
        </g>
      ))}
      <path d="M190 194l4-114h12l4 114z" fill="#fbe6bf" />
      <path
        d="M192 186h16M192.500 178h15M193 170h14M193 162h14M193.500 154h13M193.500 146h13M194 138h12M194 130h12M194.500 122h11M194.500 114h11M195 106h10"
        stroke="#a8632f"
        strokeWidth="1.6"
      />
      <path d="M188 80v-9h24v9zM194 71v-5h12v5z" fill="#7d3f1d" />
      <g stroke="#4f5d1f" strokeWidth="3" strokeLinecap="round" fill="none">
        <path d="M14 232c2-22-2-36-8-48M24 234c0-24 4-38 12-50M20 234c0-28 0-44 0-60M386 232c-2-22 2-36 8-48M376 234c0-24-4-38-12-50M380 234c0-28 0-44 0-60" />
      </g>
      <path d="M20 170v16M380 170v16" stroke="#6d3a22" strokeWidth="6" strokeLinecap="round" />
    </svg>
  )
}
