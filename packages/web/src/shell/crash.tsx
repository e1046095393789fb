import { Component, type ReactNode } from 'react'
import { Sorry } from './sorry.tsx'

interface CrashProps {
  /** Another page gets another try; null where there is only one. */
  readonly path: string | null
  /** The page does without what has failed. */
  readonly quiet?: boolean
  readonly children: ReactNode
}

interface CrashState {
  readonly failed: boolean
  readonly path: string | null
  readonly before: string | null
}

/**
 * A fault in one page must not look like a lost game. It stays mounted when the page changes: React looks for help
 * above whatever it takes away, and what fails may be the clean-up of a page that is being left.
 */
export class Crash extends Component<CrashProps, CrashState> {
  override state: CrashState = { failed: false, path: this.props.path, before: null }

  static getDerivedStateFromError(): Partial<CrashState> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ path }: CrashProps, state: CrashState): CrashState | null {
    return path === state.path ? null : { failed: false, path, before: state.path }
  }

  override render() {
    const { failed, before } = this.state
    if (!failed) return this.props.children
    return this.props.quiet ? null : <Sorry before={before} />
  }
}
