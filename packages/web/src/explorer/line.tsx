import type { OpeningWords } from '@ludoteca/engine'
import type { BookPiece } from '@ludoteca/page-kit/board/contract.ts'
import { ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { FEW, interval, type Node } from '@ludoteca/review/openings'
import { useFormatter, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useGame } from '../games/use-game.ts'
import { type Place, writeAddress, writeExample } from './address.ts'
import styles from './explorer.module.css'

type Tree = Node<number>

/** Rarer steps are folded away. */
const SHOWN = 12

interface LineProps {
  readonly place: Place
  readonly root: Tree
  readonly words: OpeningWords
}

/** The line as far as it was ever played: what stands in an address need not have been. */
function follow(root: Tree, line: readonly string[]): { readonly node: Tree; readonly line: string[] } {
  let node = root
  const taken: string[] = []
  for (const key of line) {
    const next = node.next.get(key)
    if (!next) break
    node = next
    taken.push(key)
  }
  return { node, line: taken }
}

/** The steps so far, each of which leads back, and those that came next. */
export function Line({ place, root, words }: LineProps) {
  const t = useTranslations('explorer')
  const { node, line } = follow(root, place.line)
  const loaded = useGame(place.game)
  const pieces = loaded?.ui.pieces?.(loaded.lang) ?? []
  const counted = [...node.next.values()].reduce((sum, each) => sum + each.n, 0)
  const name = (key: string): string => words.step(place.tree, key)
  const before = line.at(-1)
  const here = { ...place, line }
  const steps = [...node.next].map(([key, each]) => (
    <li key={key} data-step={key}>
      <Link href={writeAddress({ ...place, line: [...line, key] })} className={styles.step}>
        <Drawn game={place.game} pieces={pieces} term={words.piece(place.tree, key)} />
        {name(key)}
      </Link>
      <Figures node={each} of={node.n} />
      <Example place={here} node={each} step={name(key)} />
    </li>
  ))
  // Nobody unfolds two or three.
  const shown = steps.length > SHOWN + 3 ? SHOWN : steps.length
  return (
    <>
      <nav aria-label={t('way')} className={styles.way}>
        <ol>
          {[null, ...line].map((key, i) => {
            const said = key === null ? t('begin') : name(key)
            const last = i === line.length
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same step may come twice, each in its place
              <li key={i} aria-current={last ? 'step' : undefined}>
                {last ? (
                  <strong>{said}</strong>
                ) : (
                  <Link href={writeAddress({ ...place, line: line.slice(0, i) })}>{said}</Link>
                )}
              </li>
            )
          })}
        </ol>
      </nav>
      <section className={styles.part} aria-labelledby="here">
        <h2 id="here">{before === undefined ? t('begin') : name(before)}</h2>
        <Figures node={node} of={root.n} />
      </section>
      <section className={styles.part} aria-labelledby="next">
        <h2 id="next">{t('next')}</h2>
        {node.next.size === 0 ? (
          <p className={styles.soft}>{t('end')}</p>
        ) : (
          <ul className={styles.steps} data-testid="steps">
            {steps.slice(0, shown)}
          </ul>
        )}
        {shown < steps.length && (
          <details key={here.line.join()} className={styles.rest}>
            <summary>{t('rest', { n: steps.length - shown })}</summary>
            <ul className={styles.steps} data-testid="steps">
              {steps.slice(shown)}
            </ul>
          </details>
        )}
        {node.next.size > 0 && node.n > counted && (
          <p className={styles.soft} data-testid="others">
            {t('others', { n: node.n - counted })}
          </p>
        )}
      </section>
    </>
  )
}

interface DrawnProps {
  readonly game: string
  readonly pieces: readonly BookPiece[]
  readonly term: string
}

/** The piece of a step, in the colours of its game. */
function Drawn({ game, pieces, term }: DrawnProps) {
  const piece = term === '' ? undefined : pieces.find(({ terms }) => terms.includes(term))
  return (
    piece && (
      <span className={styles.piece} data-game={game} aria-hidden="true">
        <piece.Art />
      </span>
    )
  )
}

function Figures({ node: { n, won, places, points }, of }: { node: Tree; of: number }) {
  const t = useTranslations('explorer')
  const format = useFormatter()
  const one = (value: number): string => format.number(value, { maximumFractionDigits: 1 })
  const games = Math.max(1, n)
  const share = won / games
  const figures = [
    [t('games'), t('gamesOf', { n, share: n / Math.max(1, of) })],
    [t('won'), t('wonOf', { share, ...interval(share, n) })],
    [t('place'), format.number(places / games, { maximumFractionDigits: 2 })],
    [t('points'), one(points / games)],
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value], i) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {i === 0 && n < FEW && <em className={styles.few}> {t('few')}</em>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Example({ place, node, step }: { place: Place; node: Tree; step: string }) {
  const t = useTranslations('explorer')
  const [seen] = node.seen
  if (!seen) return null
  return (
    <ButtonLink tone="quiet" href={writeExample(place, seen)}>
      <Icon name="play" />
      {t('replay')}
      <span className="visually-hidden"> – {step}</span>
    </ButtonLink>
  )
}
