/** Puerto Rico: evening in the harbour, a ship being loaded. */
export function Cover() {
  return (
    <svg aria-hidden="true" viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="pr-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f3b27a" />
          <stop offset="0.55" stopColor="#f7d9a6" />
          <stop offset="1" stopColor="#fbeed2" />
        </linearGradient>
        <linearGradient id="pr-sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3f7f8c" />
          <stop offset="1" stopColor="#17414f" />
        </linearGradient>
      </defs>
      <rect width="400" height="240" fill="url(#pr-sky)" />
      <circle cx="292" cy="104" r="34" fill="#fdf4da" />
      <circle cx="292" cy="104" r="46" fill="#fdf4da" opacity="0.35" />
      <path
        d="M0 138c40-32 78-38 118-22 30-22 66-26 104-6 40-18 96-20 178 22v20H0z"
        fill="#a8694a"
        opacity="0.55"
      />
      <path d="M0 146c52-18 96-16 150-4 56-16 120-18 250 6v12H0z" fill="#7d4630" opacity="0.75" />
      <rect y="152" width="400" height="88" fill="url(#pr-sea)" />
      <g stroke="#f6d9a0" strokeWidth="2" strokeLinecap="round" opacity="0.7">
        <path d="M268 160h48M276 168h32M262 177h58M284 186h20" />
      </g>
      <g stroke="#9cc9c9" strokeWidth="1.6" strokeLinecap="round" opacity="0.55">
        <path d="M18 172h34M96 186h26M40 204h46M330 200h44M350 216h30M150 220h40M232 208h28" />
      </g>
      <Ship />
      <g>
        <path d="M0 112l30-20 30 20v46H0z" fill="#e9d3a9" />
        <path d="M-6 114l36-26 38 26z" fill="#8a2f1d" />
        <path d="M60 122l22-14 24 14v36H60z" fill="#d9b98a" />
        <path d="M55 124l27-19 29 19z" fill="#a84b2b" />
        <path d="M22 158v-22a8 8 0 0116 0v22zM76 158v-16h12v16z" fill="#6d3a22" />
        <path d="M8 122h8v9H8zM44 122h8v9h-8z" fill="#6d3a22" opacity="0.7" />
        <path d="M-4 158h150l-8 12H-4z" fill="#5b3420" />
        <path d="M14 170v26M52 170v22M90 170v20M126 170v16" stroke="#3d2214" strokeWidth="5" />
      </g>
      <g>
        <rect x="100" y="144" width="14" height="14" fill="#b98a4a" stroke="#5b3420" strokeWidth="1.5" />
        <rect x="116" y="148" width="10" height="10" fill="#cfa25e" stroke="#5b3420" strokeWidth="1.5" />
        <path d="M131 158v-9q4-4 8 0v9z" fill="#7a4526" stroke="#3d2214" strokeWidth="1.2" />
        <path d="M131 152h8M131 155.5h8" stroke="#d9b25f" strokeWidth="1.2" />
      </g>
      <Palm />
    </svg>
  )
}

function Ship() {
  return (
    <g>
      <path d="M150 168h116c-3 16-12 26-26 28h-66c-14-2-22-12-24-28z" fill="#4a2818" />
      <path d="M150 168h116l-2 7H152z" fill="#8a5a2c" />
      <path d="M246 168l6-14h20l-5 14z" fill="#6d3a22" />
      <path d="M182 168V66M222 168V80" stroke="#3d2214" strokeWidth="4" strokeLinecap="round" />
      <path d="M154 166L130 152" stroke="#3d2214" strokeWidth="3" strokeLinecap="round" />
      <path d="M163 74c14 7 28 7 40 0 4 14 4 26 0 38-12 6-27 6-40 0-4-13-4-26 0-38z" fill="#fff4dd" />
      <path d="M160 118c15 7 30 7 45 0 4 12 4 22 0 34-15 6-30 6-45 0-4-12-4-22 0-34z" fill="#fbe6bf" />
      <path d="M212 92c9 5 19 5 28 0 3 11 3 20 0 30-9 4-19 4-28 0-3-10-3-19 0-30z" fill="#fff4dd" />
      <path d="M210 128c10 5 21 5 31 0 2 9 2 16 0 25-10 4-21 4-31 0-2-9-2-16 0-25z" fill="#fbe6bf" />
      <path d="M183 84v18M174 93h18" stroke="#a3341f" strokeWidth="4" strokeLinecap="round" />
      <path d="M182 66c8-4 12 4 20 0v-9c-8 4-12-4-20 0z" fill="#a3341f" />
      <path d="M222 80c6-3 10 3 16 0v-7c-6 3-10-3-16 0z" fill="#a3341f" />
      <g fill="#f6d9a0">
        <circle cx="178" cy="183" r="2.6" />
        <circle cx="196" cy="184" r="2.6" />
        <circle cx="214" cy="184" r="2.6" />
        <circle cx="232" cy="183" r="2.6" />
      </g>
    </g>
  )
}

function Palm() {
  return (
    <g fill="none" strokeLinecap="round">
      <path d="M374 240c-8-44-10-78 2-118" stroke="#4a2818" strokeWidth="8" />
      <g stroke="#2f5b3a" strokeWidth="7">
        <path d="M376 122c-22-18-44-16-58 2M376 122c-14-26-34-34-54-28M376 122c6-22 20-30 34-28M376 122c18-8 30-4 38 10" />
      </g>
      <g stroke="#4b7d46" strokeWidth="3">
        <path d="M376 122c-20-10-36-6-46 10M376 122c-8-18-22-26-38-24" />
      </g>
    </g>
  )
}
