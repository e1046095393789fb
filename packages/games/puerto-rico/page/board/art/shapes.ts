/** Small pieces that buildings are put together from, in a box 48 wide and 40 high, the ground at y = 38. */

type Tone = 'wall' | 'shade' | 'roof' | 'dark' | 'light' | 'accent' | 'wood' | 'leaf' | 'water'

export interface Shape {
  readonly tone: Tone
  readonly d: string
}

export const GROUND = 38

const shape =
  (tone: Tone) =>
  (d: string): Shape => ({ tone, d })

export const wall = shape('wall')
export const shade = shape('shade')
export const roof = shape('roof')
export const dark = shape('dark')
export const light = shape('light')
export const accent = shape('accent')
export const wood = shape('wood')
export const leaf = shape('leaf')
export const water = shape('water')

export const rect = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`
/** A block that stands on the ground. */
export const block = (x: number, w: number, h: number): string => rect(x, GROUND - h, w, h)
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
/** A gable over a block of this width, with eaves. */
export const gable = (x: number, base: number, w: number, h: number, eaves = 2): string =>
  `M${x - eaves} ${base}L${x + w / 2} ${base - h}L${x + w + eaves} ${base}z`
export const hip = (x: number, base: number, w: number, h: number, ridge: number, eaves = 2): string =>
  `M${x - eaves} ${base}L${x + (w - ridge) / 2} ${base - h}h${ridge}L${x + w + eaves} ${base}z`
export const shed = (x: number, base: number, w: number, left: number, right: number): string =>
  `M${x} ${base}V${base - left}L${x + w} ${base - right}V${base}z`
export const dome = (x: number, base: number, w: number, h = w / 2): string =>
  `M${x} ${base}a${w / 2} ${h} 0 0 1 ${w} 0z`
export const arch = (x: number, w: number, h: number, base: number = GROUND): string =>
  `M${x} ${base}V${base - h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${base}z`
export const spire = (x: number, base: number, w: number, h: number): string =>
  `M${x} ${base}L${x + w / 2} ${base - h}L${x + w} ${base}z`
export const battlements = (x: number, y: number, w: number, teeth: number, h = 3): string => {
  const step = w / (2 * teeth - 1)
  return Array.from({ length: teeth }, (_, i) => rect(x + 2 * i * step, y - h, step, h)).join('')
}
export const windows = (x: number, y: number, count: number, gap: number, w = 3, h = 4): string =>
  Array.from({ length: count }, (_, i) => rect(x + i * gap, y, w, h)).join('')
export const flag = (x: number, y: number, h: number): string =>
  `M${x} ${y}v${-h}h1v${h}zM${x + 1} ${y - h}l7 2l-7 3z`
export const line = (x1: number, y1: number, x2: number, y2: number, w = 1): string => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const dx = ((y1 - y2) / length) * (w / 2)
  const dy = ((x2 - x1) / length) * (w / 2)
  const points = [
    [x1 + dx, y1 + dy],
    [x2 + dx, y2 + dy],
    [x2 - dx, y2 - dy],
    [x1 - dx, y1 - dy],
  ]
  return `M${points.map(([x = 0, y = 0]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`
}
export const barrel = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}q${-w * 0.15} ${h / 2} 0 ${h}h${w}q${w * 0.15} ${-h / 2} 0 ${-h}z`
export const tree = (x: number, base: number, h: number): string =>
  `M${x} ${base - 2}L${x + h * 0.28} ${base - h}L${x + h * 0.56} ${base - 2}z`
export const wave = (x: number, y: number, w: number): string => {
  const quarter = w / 4
  return `M${x} ${y}q${quarter / 2} -3 ${quarter} 0t${quarter} 0t${quarter} 0t${quarter} 0V${GROUND}H${x}z`
}
