import { StoredDesign } from '@print-shop/ui';
import { useState } from 'react';
import { useText } from '../messages/index.ts';

/** The uploaded design: opened in a new tab, or saved. */
export function DesignPreview({ url, orderId }: { url: string | null; orderId: string }) {
  const text = useText();
  const [isGone, setGone] = useState(false);
  if (!url) return <span className="text-ink-soft">{text.noImage}</span>;
  const name = `${orderId.slice(0, 8)}...`;
  return (
    <span className="grid justify-items-start gap-1">
      <StoredDesign url={url} label={text.openDesign(name)} onGone={() => setGone(true)} />
      {!isGone && (
        <a
          href={url}
          download={`design-${orderId.slice(0, 8)}${/\.\w+$/.exec(url)?.[0] ?? ''}`}
          aria-label={text.downloadDesign(name)}
          className="inline-flex min-h-6 items-center text-action underline"
        >
          {text.download}
        </a>
      )}
    </span>
  );
}
