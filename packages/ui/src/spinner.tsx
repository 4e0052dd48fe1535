import { useText } from './messages/index.ts';

/** The ring of the press turning; says what is being waited for. */
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
