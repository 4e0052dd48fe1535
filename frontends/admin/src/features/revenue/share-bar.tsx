/** The length of a bar beside the longest. Its figure is beside it. */
export function ShareBar({ part, of }: { part: number; of: number }) {
  const percent = of > 0 ? Math.max(0, Math.round((part / of) * 100)) : 0;
  return (
    <span aria-hidden="true" className="block h-3 w-full min-w-24 rounded-sm bg-paper-deep">
      <span className="block h-full rounded-sm bg-action" style={{ width: `${percent}%` }} />
    </span>
  );
}
