import { useTranslations } from 'use-intl'
import { useGameName } from '../games/game-name.ts'
import { useGame } from '../games/use-game.ts'
import styles from './archive.module.css'
import type { Sought } from './sought.ts'

/** What is looked for in a few words: it is said where the form is folded, and a tournament is chosen nowhere in it. */
export function SoughtWords({ sought }: { sought: Sought }) {
  const t = useTranslations('archive')
  const players = useTranslations('figures')
  const gameName = useGameName()
  const { game, seats, length, options, tournament, player, against, result, from, to } = sought
  const loaded = useGame(game)
  const chosen = options.split(' ').flatMap(each => {
    const [id = '', value = ''] = each.split('.')
    const option = loaded?.text.options[id]
    return option?.values[value] ? [`${option.name} ${option.values[value].name}`] : []
  })
  const words = [
    tournament && t('ofTournament'),
    game && gameName(game),
    seats && players('players', { n: Number(seats) }),
    ...chosen,
    length && t(`lengths.${length}`),
    [player, result && t(`results.${result}`)].filter(Boolean).join(' '),
    against,
    [from, to].some(Boolean) && `${from || '…'} – ${to || '…'}`,
  ].filter(word => word !== '' && word !== false)
  return words.length > 0 && <span className={styles.words}>{words.join(' · ')}</span>
}
