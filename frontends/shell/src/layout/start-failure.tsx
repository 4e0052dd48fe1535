import { ErrorState } from '@print-shop/ui';
import { useText } from './messages/index.ts';

/** Shown when not even the shop's name could be read, or when the page around the screens broke. */
export function StartFailure() {
  const text = useText().failed;
  return (
    <main className="page">
      <ErrorState level={1} title={text.title} detail={text.detail} onRetry={() => window.location.reload()} />
    </main>
  );
}
