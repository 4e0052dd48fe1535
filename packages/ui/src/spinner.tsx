import { useText } from './messages/index.ts';

/** A turning ring with a label that says what is loading. */
export function Spinner({ label }: { label?: string }) {
  const text = useText();
  return (
    <div role="status" className="flex items-center justify-center gap-3 py-16 text-ink-soft">
      <span
        aria-hidden="true"
        className="size-6 animate-spin rounded-full border-3 border-rule border-t-cyan border-r-magenta"
      />
      {label ?? text.loading}
    </div>
  );
}
