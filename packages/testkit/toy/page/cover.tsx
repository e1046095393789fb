const STEPS = [40, 80, 120, 160, 200]

/** Stairs: five steps up into the light. */
export function Cover() {
  return (
    <svg aria-hidden="true" viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice">
      <rect width="400" height="240" fill="#dbe7f2" />
      <circle cx="330" cy="52" r="26" fill="#f3c04b" />
      {STEPS.map((height, step) => (
        <rect key={height} x={50 + step * 60} y={240 - height} width="60" height={height} fill="#4f6f8f" />
      ))}
      {STEPS.map((height, step) => (
        <rect key={height} x={50 + step * 60} y={240 - height} width="60" height="6" fill="#8fb0cf" />
      ))}
    </svg>
  )
}
