import type { Product } from '@print-shop/contracts';
import { Button, buttonClasses, EmptyState } from '@print-shop/ui';
import { usePageTitle, useUser } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useProduct } from '../../api/use-product.ts';
import { HEX } from '../../tee/hex.ts';
import { ContactStep } from './components/contact-step.tsx';
import { DesignStep } from './components/design-step.tsx';
import { LineStep } from './components/line-step.tsx';
import { OrderSum } from './components/order-sum.tsx';
import { Placed } from './components/placed.tsx';
import { PlacementStep } from './components/placement-step.tsx';
import { ShirtGallery } from './components/shirt-gallery.tsx';
import type { BulkColor } from './draft.ts';
import { useText } from './messages/index.ts';
import { useBulkOrder } from './use-bulk-order.ts';

function BulkOrderForm({ product }: { product: Product }) {
  const text = useText();
  const draft = useBulkOrder(product);
  const [color, setColor] = useState<BulkColor>();
  const shownColor = color ?? draft.lines.at(-1)?.color ?? 'White';
  usePageTitle(text.pageTitle(product.name));
  return (
    <div className="page pt-6 pb-20">
      <Link to="/explore" className="inline-flex min-h-11 items-center gap-2 font-medium text-small hover:underline">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {text.back}
      </Link>
      <div className="mt-3 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,0.75fr)_minmax(0,1.25fr)] lg:gap-16">
        <ShirtGallery product={product} />
        <div className="bg-sheet shadow-sheet">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 bg-board px-5 py-4 text-board-ink sm:px-8">
            <p className="headline text-lead">{text.ticket}</p>
            <p className="text-board-soft text-small">{text.ticketNote}</p>
          </div>
          {draft.placed && <Placed {...draft.placed} isGuest={draft.isGuest} />}
          <PlacementStep product={product} draft={draft} color={HEX[shownColor]} />
          <DesignStep product={product} draft={draft} color={shownColor} />
          <LineStep draft={draft} color={color} onColor={setColor} />
          <ContactStep draft={draft} />
          <OrderSum product={product} draft={draft} />
        </div>
      </div>
    </div>
  );
}

function ShirtNotFound({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  usePageTitle(text.notFound);
  const { pathname } = useLocation();
  // Emails about an order lead here, too.
  const mayBeOrder = useUser() === null && !hasFailed;
  return (
    <div className="page">
      <EmptyState
        level={1}
        title={text.notFound}
        action={
          <>
            {hasFailed && (
              <Button tone="outline" onClick={onRetry}>
                {text.tryAgain}
              </Button>
            )}
            {mayBeOrder && (
              <Link to="/login" state={{ from: pathname }} className={buttonClasses()}>
                {text.signIn}
              </Link>
            )}
            <Button tone={mayBeOrder ? 'outline' : 'action'} onClick={() => navigate(-1)}>
              {text.goBack}
            </Button>
          </>
        }
      >
        {hasFailed ? text.failed : text.notFoundText} {mayBeOrder && text.mayBeOrder}
      </EmptyState>
    </div>
  );
}

interface BulkOrderPageProps {
  productId: string;
  /** Given when it is unknown whether the id is an order's: tries again. */
  askForOrder?: (() => void) | undefined;
}

/** The bulk order of one t-shirt product, for guests too. */
export function BulkOrderPage({ productId, askForOrder }: BulkOrderPageProps) {
  const text = useText();
  const query = useProduct(productId);
  const retry = () => {
    askForOrder?.();
    query.refetch();
  };
  const hasFailed = (query.isError && !query.data) || askForOrder !== undefined;
  const missing = <ShirtNotFound hasFailed={hasFailed} onRetry={retry} />;
  return (
    <Region query={query} loading={text.loading} failed={missing} empty={missing}>
      {(product) => (product.type === 'T-Shirt' ? <BulkOrderForm product={product} /> : missing)}
    </Region>
  );
}
