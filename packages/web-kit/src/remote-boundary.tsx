import { ErrorState } from '@print-shop/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useText } from './messages/index.ts';

interface RemoteBoundaryProps {
  /** The part of the shop inside this boundary, in the visitor's words. */
  part: string;
  /** Changes when the visitor navigates: an error on one screen must not block the next. */
  place?: string;
  /** Forgets the failed load, so that the next render loads again. */
  onRetry: () => void;
  children: ReactNode;
}

function PartFailure({ part, onRetry }: { part: string; onRetry: () => void }) {
  const text = useText().partFailure;
  return (
    <div className="page section">
      <ErrorState level={1} title={text.title(part)} detail={text.detail} onRetry={onRetry} />
    </div>
  );
}

/** Shows a message in place of a remote that is down or throws; header, footer and the other remotes stay. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(`${this.props.part} failed`, error, info.componentStack);
  }

  override componentDidUpdate(before: RemoteBoundaryProps, stateBefore: { error: Error | null }): void {
    if (stateBefore.error && this.state.error && before.place !== this.props.place) this.tryAgain();
  }

  tryAgain = (): void => {
    this.props.onRetry();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    return <PartFailure part={this.props.part} onRetry={this.tryAgain} />;
  }
}
