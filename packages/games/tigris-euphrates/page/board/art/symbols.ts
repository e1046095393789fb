/** Signs on a 24 grid: filled with even-odd, plus lines where a sign needs them. */
export interface Sign {
  readonly fill: string
  readonly line?: string
}

const GRAINS = [7, 11, 15]
  .map(y => `M11.2 ${y + 4}c-4 .2-6-1.6-6-5 3.7 0 6 1.4 6 5zM12.8 ${y + 4}c4 .2 6-1.6 6-5-3.7 0-6 1.4-6 5z`)
  .join('')

const PAN = 'l-3.7 6.3h1.5l2.2-3.9 2.2 3.9h1.5zm-3.9 7.2h7.8c0 2.4-1.7 3.9-3.9 3.9s-3.9-1.5-3.9-3.9z'

/** Temple, farm, market, settlement. */
export const SPHERES: readonly Sign[] = [
  { fill: 'M1.5 21.5v-4.2h3v-4.2h3V9h3V4h3v5h3v4.1h3v4.2h3v4.2zM10.6 21.5h2.8v-4a1.4 1.4 0 00-2.8 0z' },
  { fill: `M12 1c2.3 2 2.3 5.5 0 7.5-2.3-2-2.3-5.5 0-7.5zM11.3 10h1.4v13h-1.4z${GRAINS}` },
  {
    fill: `M11.1 2.5h1.8v2h6.6v1.9h-6.6v12.8h4.4v2.3H6.7v-2.3h4.4V6.4H4.5V4.5h6.6zM5.2 6${PAN}M18.8 6${PAN}`,
  },
  {
    fill: 'M2.5 21.5V6.5h3.2v2.6h2.7V6.5h2.2v2.6h2.8V6.5h2.2v2.6h2.7V6.5h3.2v15h-6.3v-4.2a3 3 0 00-6 0v4.2zM6 12.2v3h1.7v-3zM16.3 12.2v3H18v-3z',
  },
]

const MANE = Array.from({ length: 28 }, (_, i) => {
  const radius = i % 2 === 0 ? 11.4 : 8.8
  const angle = (i / 28) * 2 * Math.PI - Math.PI / 2
  return `${i === 0 ? 'M' : 'L'}${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`
}).join('')

/** Archer, bull, pot, lion: the dynasty of each seat. */
export const DYNASTY_SIGNS: readonly Sign[] = [
  {
    fill: 'M22.5 1.5l-1.7 7.4-5.7-5.7zM4.2 16.9l2.9 2.9L2.3 22l-.3-.3z',
    line: 'M18.5 5.5L4.5 19.5M4 4.5c9 0 15.5 6.5 15.5 15.5M4 4.5l4 11.5 11.5 4',
  },
  {
    fill: 'M1.8 2.5c.2 4 2.4 5.6 5.7 6h9c3.3-.4 5.5-2 5.7-6 2.3 5 .8 9.7-4.3 10.8l-1.5 6.3c-.5 2-2.2 3.2-4.4 3.2s-3.9-1.2-4.4-3.2l-1.5-6.3C1 12.2-.5 7.5 1.8 2.5zM8.7 12.5v2.3h2v-2.3zM13.3 12.5v2.3h2v-2.3zM9.9 18.8v1.6h1.5v-1.6zM12.6 18.8v1.6h1.5v-1.6z',
  },
  {
    fill: 'M8.5 1.8h7v2.3h-1.2v2.5c3.3 1.4 4.9 3.9 4.9 7 0 3.8-2.2 6.2-3.7 7.1v1.6h-7v-1.6c-1.5-.9-3.7-3.3-3.7-7.1 0-3.1 1.6-5.6 4.9-7V4.1H8.5zM6.5 11.8c-.2.6-.3 1.2-.3 1.9h11.6c0-.7-.1-1.3-.3-1.9z',
    line: 'M9.8 4.8C5.5 3.8 3.6 7 4.8 10.2M14.2 4.8c4.3-1 6.2 2.2 5 5.4',
  },
  {
    fill: `${MANE}zM12 6.4a5.8 5.8 0 100 11.6 5.8 5.8 0 000-11.6zM8.9 9.7v1.9h1.9V9.7zM13.2 9.7v1.9h1.9V9.7zM10.3 12.9h3.4L12 14.9zM11.5 14.5h1v1.6h-1z`,
  },
]
