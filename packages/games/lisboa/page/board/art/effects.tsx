import type { Count, Decree, Effect, Power } from '../../../rules/index.ts'
import { ROWS } from '../../../rules/index.ts'
import styles from './effects.module.css'
import { Glyph, Mark } from './glyph.tsx'
import { type GlyphName, GOOD_GLYPHS, KIND_GLYPHS, RUBBLE_GLYPHS } from './glyphs.ts'

/** Effects, powers and decrees as symbols; the words stand in the explanation beside them. */

const PLAIN: Readonly<Partial<Record<Effect['kind'], GlyphName>>> = {
  influence: 'influence',
  'treasury-up': 'treasuryUp',
  plan: 'plan',
  favor: 'favor',
  ship: 'ship',
  produce: 'produce',
  store: 'store',
  decree: 'decree',
  open: 'building',
  rubble: 'set',
  'price-up': 'priceUp',
}

function EffectMark({ effect }: { effect: Effect }) {
  switch (effect.kind) {
    case 'reis':
      return <Mark name="reis" n={effect.n} />
    case 'wigs':
      return <Mark name="wig" n={effect.n} />
    case 'good':
      return <Mark name={GOOD_GLYPHS[effect.good] ?? 'gold'} n={1} />
    case 'good-any':
    case 'good-store':
      return (
        <span className={styles.any}>
          <Glyph name="hold" />
          {effect.kind === 'good-store' && <Glyph name="store" />}
        </span>
      )
    case 'recruit':
      return <Mark name="official" n={`+${effect.n}`} />
    case 'cardinal':
      return <Mark name="cardinal" n={effect.steps} />
    case 'state-actions':
      return <Mark name="state" n={effect.n} />
    case 'lose-reis':
      return <Mark name="reis" n={`−${effect.n}`} />
    case 'lose-wigs':
      return <Mark name="wig" n={`−${effect.n}`} />
    case 'lose-official':
      return <Mark name="official" n={`−${effect.n}`} />
    case 'lose-good':
      return <Mark name="hold" n="−1" />
    case 'lose-favor':
      return <Mark name="favor" n="−1" />
    default:
      return <Glyph name={PLAIN[effect.kind] ?? 'state'} />
  }
}

export function EffectMarks({ effects }: { effects: readonly Effect[] }) {
  return (
    <span className={styles.marks}>
      {effects.map((effect, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same effect may stand twice, and never moves
        <EffectMark key={i} effect={effect} />
      ))}
    </span>
  )
}

const ends = (slot: string, names: readonly string[]): number => names.findIndex(name => slot.endsWith(name))

/** What a power works on, and how: two symbols and a number. */
export function PowerMark({ power }: { power: Power }) {
  const { slot, n } = power
  const good = ends(slot, GOOD_GLYPHS)
  const kind = ends(slot, KIND_GLYPHS)
  const rubble = ends(slot, RUBBLE_GLYPHS)
  const what = GOOD_GLYPHS[good] ?? KIND_GLYPHS[kind] ?? RUBBLE_GLYPHS[rubble]
  if (slot.startsWith('sell')) {
    return pair(what ?? (slot === 'sell-any' ? 'hold' : 'ship'), <Mark name="reis" n={`+${n}`} />)
  }
  if (slot.startsWith('rubble')) return pair('house', <Mark name={what ?? 'quake'} n="0×" />)
  if (slot.startsWith('visit-pay')) return pair(what ?? 'king', <Mark name="reis" n={`+${n}`} />)
  if (slot.startsWith('visit')) return pair(what ?? 'king', <Mark name="influence" n={`−${n}`} />)
  if (slot.startsWith('trade-any')) return pair(what ?? 'king', <Glyph name="hold" />)
  if (slot.startsWith('produce')) return pair('produce', <Mark name={what ?? 'gold'} n={`+${n}`} />)
  switch (slot) {
    case 'land':
      return pair('house', <Mark name="reis" n={`−${n}`} />)
    case 'hire':
      return pair('recruit', <Mark name="reis" n={`−${n}`} />)
    case 'event':
      return pair('treasury', <Mark name="reis" n={`−${n}`} />)
    case 'sail':
      return pair('sea', <Mark name="wig" n={`+${n}`} />)
    case 'subsidy':
      return pair('portfolio', <Mark name="reis" n={`+${n}`} />)
    case 'warehouse':
      return <Mark name="hold" n={`+${n}`} />
    case 'portfolio':
      return <Mark name="portfolio" n={`+${n}`} />
    case 'recruit':
      return <Mark name="recruit" n={`+${n}`} />
    case 'staff':
      return pair('building', <Mark name="official" n={`−${n}`} />)
    case 'store-wig':
      return pair('store', <Mark name="wig" n={`+${n}`} />)
    case 'open-wig':
      return pair('building', <Mark name="wig" n={`+${n}`} />)
    case 'follow-wig':
      return pair('favor', <Mark name="wig" n={`+${n}`} />)
    case 'cardinal':
      return <Mark name="cardinal" n={`+${n}`} />
    case 'influence':
      return <Mark name="influence" n={`+${n}`} />
    default:
      return pair('ship', <Mark name="hold" n={`−${n}`} />)
  }
}

const pair = (name: GlyphName, rest: React.ReactNode) => (
  <span className={styles.marks}>
    <Glyph name={name} />
    {rest}
  </span>
)

const COUNTED: readonly (readonly [RegExp, GlyphName])[] = [
  [/^stores|^store-|trade|pairs/, 'store'],
  [/^plans|^opened/, 'plan'],
  [/^city-buildings/, 'building'],
  [/^official|^offices/, 'official'],
  [/^ships|hull/, 'ship'],
  [/holds/, 'sea'],
  [/^clergy/, 'clergy'],
  [/^favors/, 'favor'],
  [/^decrees/, 'decree'],
  [/^portfolio|^patrons/, 'portfolio'],
  [/^cubes|^rubble/, 'set'],
  [/^goods/, 'hold'],
  [/^reis/, 'reis'],
  [/^influence/, 'influence'],
  [/house/, 'house'],
]

function countGlyph(count: Count): GlyphName {
  if ('good' in count && count.of === 'goods-of-type') return GOOD_GLYPHS[count.good] ?? 'gold'
  if ('kind' in count) return KIND_GLYPHS[count.kind] ?? 'king'
  if ('noble' in count) return KIND_GLYPHS[count.noble] ?? 'king'
  if ('rubble' in count) return RUBBLE_GLYPHS[count.rubble] ?? 'quake'
  return COUNTED.find(([pattern]) => pattern.test(count.of))?.[1] ?? 'treasury'
}

function countBadge(count: Count): React.ReactNode {
  if (count.of === 'stores-of-type') return <Glyph name={GOOD_GLYPHS[count.good] ?? 'gold'} />
  if (count.of === 'stores-in-row') return <b>{ROWS[count.row]}</b>
  if (count.of === 'stores-in-column') return <b>{count.column + 1}</b>
  if (count.of === 'officials-in-office') return <Glyph name="official" />
  if (count.of === 'portfolio-kind') return <Glyph name="portfolio" />
  return null
}

/** A decree at a glance: what it counts, and the most it can bring. */
export function DecreeMark({ decree }: { decree: Decree }) {
  return (
    <span className={styles.marks}>
      <Glyph name={countGlyph(decree.formula.count)} />
      {countBadge(decree.formula.count)}
    </span>
  )
}
