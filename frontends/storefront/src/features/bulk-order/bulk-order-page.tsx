import type { Product } from '@print-shop/contracts';
import { Button, EmptyState, FormMessage, Spinner } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useProduct } from '../../api/use-product.ts';
import { DesignStep } from './components/design-step.tsx';
import { LineStep } from './components/line-step.tsx';
import { OrderSum } from './components/order-sum.tsx';
import { PlacementStep } from './components/placement-step.tsx';
import { ShirtGallery } from './components/shirt-gallery.tsx';
import { type BulkColor, HEX } from './draft.ts';
import { useBulkOrder } from './use-bulk-order.ts';

function BulkOrderForm({ product }: { product: Product }) {
  const draft = useBulkOrder(product._id);
  const [color, setColor] = useState<BulkColor>();
  const shownColor = color ?? draft.lines.at(-1)?.color ?? 'White';
  usePageTitle(`Bulk order: ${product.name}`);
  return (
    <div className="page pt-6 pb-20">
      <Link to="/explore" className="inline-flex min-h-11 items-center gap-2 font-medium text-small hover:underline">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Products
      </Link>
      <div className="mt-3 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,0.75fr)_minmax(0,1.25fr)] lg:gap-16">
        <ShirtGallery product={product} />
        <div className="bg-sheet shadow-sheet">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 bg-board px-5 py-4 text-board-ink sm:px-8">
            <p className="headline text-lead">Job ticket</p>
            <p className="text-board-soft text-small">Bulk t-shirt order, no account needed</p>
          </div>
          {draft.placedId && (
            <div className="p-5">
              <FormMessage tone="good">{`Order submitted successfully! Your order number is ${draft.placedId.slice(0, 8)}. We will call you to confirm.`}</FormMessage>
            </div>
          )}
          <PlacementStep draft={draft} color={HEX[shownColor]} />
          <DesignStep draft={draft} />
          <LineStep draft={draft} color={color} onColor={setColor} />
          <OrderSum draft={draft} />
        </div>
      </div>
    </div>
  );
}

/** The bulk order of one t-shirt product, for guests too. */
export function BulkOrderPage({ productId }: { productId: string }) {
  const navigate = useNavigate();
  const { data: product, isPending, isError } = useProduct(productId);
  if (isPending) return <Spinner label="Loading product..." />;
  if (isError || !product)
    return (
      <div className="page">
        <EmptyState level={1} title="Product Not Found" action={<Button onClick={() => navigate(-1)}>Go Back</Button>}>
          {isError ? 'Failed to load product. Please try again later.' : 'There is no product with this address.'}
        </EmptyState>
      </div>
    );
  return <BulkOrderForm product={product} />;
}
