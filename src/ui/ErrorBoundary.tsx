import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Shown in place of the children from the moment that one of them throws while it renders. */
  readonly fallback: ReactNode
  /** The children are tried again when this changes: a route's path, say. */
  readonly resetKey?: string | undefined
  readonly children: ReactNode
}

type State = Readonly<{ failed: boolean; resetKey: string | undefined }>

/** Keeps an exception in a part of the page to that part. Only a class can: React has no hook for it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, shown: State): State | null {
    return resetKey === shown.resetKey ? null : { failed: false, resetKey }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
