import type { AnyGameUi, AnyScene, Section } from '@ludoteca/page-kit/board/contract.ts'
import { useTranslations } from 'use-intl'
import { partKeys, partSeen, seenStandings, totalSeen } from '../panels/seen-standings.ts'
import styles from './plain-board.module.css'

/** The position in words: the game's own description, or the points everybody has. */
export function Description({ scene, ui }: { scene: AnyScene; ui: AnyGameUi }) {
  const t = useTranslations('table')
  const sections = ui.describe?.(scene) ?? [byStandings(ui, scene, t('standings'), t('player'), t('total'))]
  return sections.map(section => <Part key={section.title} section={section} level={2} />)
}

function byStandings(ui: AnyGameUi, scene: AnyScene, title: string, player: string, total: string): Section {
  const standings = seenStandings(ui, scene)
  const keys = partKeys(standings)
  const rows = standings.map(each => [
    scene.names[each.seat] ?? '',
    ...keys.map(key => partSeen(each, key)),
    totalSeen(each),
  ])
  return { title, table: { columns: [player, ...keys.map(key => scene.text.part(key)), total], rows } }
}

function Part({ section, level }: { section: Section; level: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const
  const deeper = level === 2 ? 3 : 4
  return (
    <section className={styles.section}>
      <Heading>{section.title}</Heading>
      {section.lines && (
        <ul className={styles.lines}>
          {section.lines.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {section.table && <Grid {...section.table} />}
      {section.sections?.map(part => (
        <Part key={part.title} section={part} level={deeper} />
      ))}
    </section>
  )
}

function Grid({ columns, rows }: NonNullable<Section['table']>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard
    <div className={styles.scroll} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
