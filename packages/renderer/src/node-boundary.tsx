import { Component, type ReactNode } from 'react'

interface Props {
  readonly uid: string
  /** When this is another one than when drawing failed, it is tried again. */
  readonly attempt: unknown
  readonly onError: ((uid: string, error: unknown) => void) | undefined
  readonly children: ReactNode
}
interface State {
  readonly attempt: unknown
  readonly failed: boolean
}

/** Leaves out what fails to be drawn, so that the rest of the page stands. Works in browsers only. */
export class NodeBoundary extends Component<Props, State> {
  override state: State = { attempt: this.props.attempt, failed: false }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.attempt === state.attempt ? null : { attempt: props.attempt, failed: false }
  }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(this.props.uid, error)
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
