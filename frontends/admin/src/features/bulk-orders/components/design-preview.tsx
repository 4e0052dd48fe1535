import { orderNumber } from '@print-shop/contracts/client';
import { StoredDesign } from '@print-shop/ui';
import { useText } from '../messages/index.ts';

interface DesignPreviewProps {
  order: { _id: string; designImage: string | null; designPicture?: string | null | undefined };
}

/** The uploaded design: a click opens the picture that the shop has drawn of it in a new tab; the file itself is saved. */
export function DesignPreview({ order: { _id, designImage, designPicture } }: DesignPreviewProps) {
  const text = useText();
  if (!designImage) return <span className="text-ink-soft">{text.noImage}</span>;
  const number = orderNumber(_id, 'bulk-order');
  return (
    <span className="grid justify-items-start gap-1">
      {designPicture && <StoredDesign url={designPicture} label={text.openDesign(number)} />}
      <a
        href={designImage}
        aria-label={text.downloadDesign(number)}
        className="inline-flex min-h-9 items-center font-semibold text-action underline"
      >
        {text.download}
      </a>
    </span>
  );
}
