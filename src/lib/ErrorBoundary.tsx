import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  readonly fallback: ReactNode
  readonly onError?: (reason: unknown) => void
  readonly children: ReactNode
}

/** Shows the fallback when a component inside throws while it renders, or in an effect. React has no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(reason: unknown): void {
    this.props.onError?.(reason)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
