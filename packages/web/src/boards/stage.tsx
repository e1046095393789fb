import { LazyMotion, MotionConfig } from 'motion/react'
import type { AnyBoardProps, AnyGameUi } from './contract.ts'
import { PlainBoard } from './plain/plain-board.tsx'

const features = () => import('./motion-features.ts').then(module => module.default)

/** Where a game is drawn: its own board, or a plain one made of words. */
export function Stage({ props, ui }: { props: AnyBoardProps; ui: AnyGameUi }) {
  const Board = ui.Board
  return (
    <LazyMotion features={features} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: props.motionMs / 1000 }}>
        {Board ? <Board {...props} /> : <PlainBoard props={props} ui={ui} />}
      </MotionConfig>
    </LazyMotion>
  )
}
