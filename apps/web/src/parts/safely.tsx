import { Component, type ReactNode } from 'react'

interface SafelyProps {
  readonly children: ReactNode
  /** What is shown instead when something inside fails. */
  readonly instead: ReactNode
  /** When this changes, it is tried again. */
  readonly about: unknown
}

interface SafelyState {
  readonly failed: boolean
  readonly about: unknown
}

/** Keeps a part that fails from taking the whole page with it. */
export class Safely extends Component<SafelyProps, SafelyState> {
  override state: SafelyState = { failed: false, about: this.props.about }

  static getDerivedStateFromError(): Partial<SafelyState> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ about }: SafelyProps, state: SafelyState): SafelyState | null {
    return about === state.about ? null : { failed: false, about }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
