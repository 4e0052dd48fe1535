import { ErrorState } from '@print-shop/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  /** What of the shop is behind this boundary, in the visitor's words. */
  part: string;
  /** Forgets the failed load, so that the next render loads again. */
  onRetry: () => void;
  children: ReactNode;
}

/** A remote that is down, or that breaks, shows a message in its place; header, footer and the other remotes stay. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(`${this.props.part} failed`, error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    return (
      <div className="page section">
        <ErrorState
          level={1}
          title={`${this.props.part} is not available right now`}
          detail="Nothing you entered on the server was lost: your cart and your orders are safe. Please try again in a moment."
          onRetry={() => {
            this.props.onRetry();
            this.setState({ error: null });
          }}
        />
      </div>
    );
  }
}
