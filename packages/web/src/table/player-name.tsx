import { LevelBadge, SeatFace } from '@ludoteca/page-kit/board/seated.tsx'
import result from '@ludoteca/page-kit/ui/result.module.css'

interface PlayerProps {
  readonly seat: number
  readonly name: string
  readonly size?: number
}

/** Somebody at the table: mark or face, name, and how well a bot plays. */
export function PlayerName({ seat, name, size = 26 }: PlayerProps) {
  return (
    <span className={result.player}>
      <SeatFace seat={seat} name={name} size={size} />
      {name}
      <LevelBadge seat={seat} />
    </span>
  )
}
