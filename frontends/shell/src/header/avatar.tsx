/** The initial of a name, on the shop's yellow. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-9 items-center justify-center rounded-full bg-yellow font-bold text-stamp-ink text-small"
    >
      {name.trim().charAt(0).toUpperCase() || '?'}
    </span>
  );
}
