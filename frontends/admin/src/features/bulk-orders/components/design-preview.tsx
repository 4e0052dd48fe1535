import { StoredDesign } from '@print-shop/ui';
import { useText } from '../messages/index.ts';

/** The uploaded design, which a click saves. */
export function DesignPreview({ url, orderId }: { url: string | null; orderId: string }) {
  const text = useText();
  if (!url) return <span className="text-ink-soft">{text.noImage}</span>;
  return (
    <StoredDesign url={url} label={text.downloadDesign(`${orderId.slice(0, 8)}...`)}>
      {text.download}
    </StoredDesign>
  );
}
