import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  readonly fallback: ReactNode
  readonly onError?: (reason: unknown) => void
  readonly children: ReactNode
}

/** Shows the fallback when a child throws while it renders. A class, because React has no hook for it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(reason: unknown): void {
    this.props.onError?.(reason)
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
