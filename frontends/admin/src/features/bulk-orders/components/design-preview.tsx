import { StoredDesign } from '@print-shop/ui';
import { useState } from 'react';

/** The uploaded design: opened in a new tab, or saved. */
export function DesignPreview({ url, orderId }: { url: string | null; orderId: string }) {
  const [isGone, setGone] = useState(false);
  if (!url) return <span className="text-ink-soft">No Image</span>;
  const name = `${orderId.slice(0, 8)}...`;
  return (
    <span className="grid justify-items-start gap-1">
      <StoredDesign url={url} label={`Open the design of ${name} in a new tab`} onGone={() => setGone(true)} />
      {!isGone && (
        <a
          href={url}
          download={`design-${orderId.slice(0, 8)}${/\.\w+$/.exec(url)?.[0] ?? ''}`}
          aria-label={`Download the design of ${name}`}
          className="inline-flex min-h-6 items-center text-action underline"
        >
          Download
        </a>
      )}
    </span>
  );
}
