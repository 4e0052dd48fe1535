import type { CartItem } from '@print-shop/contracts';
import { ProductPicture } from '@print-shop/ui';
import { LayoutPicture } from '@print-shop/web-kit/layout-picture';
import { useOrderTerms } from '../../../order-terms/messages/index.ts';
import { ChangeLayout } from './change-layout.tsx';

/** The lines of the order, as the customer laid them out. */
export function CheckoutLines({ items }: { items: readonly CartItem[] }) {
  const terms = useOrderTerms();
  return (
    <ul aria-label={terms.items} className="mx-auto mb-8 grid max-w-2xl gap-3">
      {items.map((line) => (
        <li key={line._id} className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-4 text-small">
          <LayoutPicture
            layout={line.scene}
            color={line.color}
            alt={terms.yourLayout}
            className="aspect-portrait w-full rounded-sm bg-paper-deep object-contain"
          >
            <ProductPicture src={line.image} alt="" sizes="56px" className="rounded-sm" />
          </LayoutPicture>
          <span className="grid justify-items-start gap-2 font-semibold [overflow-wrap:anywhere]">
            {line.name}
            {line.isAvailable && line.scene && <ChangeLayout line={line} layout={line.scene} />}
          </span>
          <span className="tabular text-ink-soft">× {line.quantity}</span>
        </li>
      ))}
    </ul>
  );
}
