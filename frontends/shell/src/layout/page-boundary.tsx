import { Component, type ReactNode } from 'react';
import { StartFailure } from './start-failure.tsx';

/** Around the whole page: when header, footer or layout break, the visitor sees a message instead of a white page. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error): void {
    console.error('The page failed', error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <StartFailure /> : this.props.children;
  }
}
