import { ErrorState } from '@print-shop/ui';

/** Shown when not even the shop's name could be read. */
export function StartFailure() {
  return (
    <main className="page">
      <ErrorState
        level={1}
        title="The shop could not be opened"
        detail="Nothing was lost. Please check your connection and try again."
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
