/** The uploaded design: opened in a new tab, or saved. */
export function DesignPreview({ url, orderId }: { url: string | null; orderId: string }) {
  if (!url) return <span className="text-ink-soft">No Image</span>;
  const name = `${orderId.slice(0, 8)}...`;
  return (
    <span className="grid justify-items-start gap-1">
      <a href={url} target="_blank" rel="noreferrer" aria-label={`Open the design of ${name} in a new tab`}>
        <img src={url} alt="" className="size-16 rounded-sm border border-rule bg-paper-deep object-contain" />
      </a>
      <a
        href={url}
        download={`design-${orderId.slice(0, 8)}${/\.\w+$/.exec(url)?.[0] ?? ''}`}
        aria-label={`Download the design of ${name}`}
        className="inline-flex min-h-6 items-center text-action underline"
      >
        Download
      </a>
    </span>
  );
}
