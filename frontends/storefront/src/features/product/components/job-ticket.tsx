import type { Product } from '@print-shop/contracts';
import { Button, formatRupees, QuantityStepper, toast } from '@print-shop/ui';
import { useUser } from '@print-shop/web-kit';
import type { ReactNode } from 'react';
import { priceOf } from '../../../api/price-of.ts';
import { useAddToCart } from '../../../api/use-add-to-cart.ts';
import { type Choices, hasPlacements, isComplete } from '../use-choices.ts';
import { DesignStep } from './design-step.tsx';
import { ColorOptions, PlacementOptions, SizeOptions } from './option-steps.tsx';
import { SumBox } from './sum-box.tsx';
import { TicketStep } from './ticket-step.tsx';

interface JobTicketProps {
  product: Product;
  choices: Choices;
  choose: (next: Partial<Choices>) => void;
}

/** The choices of one product as numbered steps, then the sum and the way into the cart. */
export function JobTicket({ product, choices, choose }: JobTicketProps) {
  const user = useUser();
  const cart = useAddToCart();
  const { size, color, placement, quantity, design, previewUrl } = choices;
  const isSoldOut = product.stock === 0;
  const isUploading = previewUrl !== null && design === '';

  const add = () => {
    if (!user) return toast('Please log in to add items to cart.', 'bad');
    if (!isComplete(product, choices)) return toast('Please select all required options before adding to cart.', 'bad');
    cart.mutate(
      { productId: product._id, quantity, size, color, placement, design },
      {
        onSuccess: () => toast('Added to cart!'),
        onError: () => toast('Failed to add item to cart. Please try again.', 'bad'),
      },
    );
  };

  const options = { product, choices, choose };
  const steps: [title: string, chosen: string, content: ReactNode][] = [];
  if (product.sizes.length > 0) steps.push(['Size', size, <SizeOptions key="size" {...options} />]);
  if (product.colors.length > 0) steps.push(['Colour', color, <ColorOptions key="color" {...options} />]);
  if (hasPlacements(product))
    steps.push(['Design placement', placement, <PlacementOptions key="placement" {...options} />]);
  if (product.isCustomizable)
    steps.push(['Your design', '', <DesignStep key="design" choices={choices} choose={choose} />]);
  steps.push([
    'Quantity',
    '',
    <QuantityStepper key="quantity" value={quantity} onChange={(next) => choose({ quantity: next })} />,
  ]);

  const button = (
    <Button
      size="large"
      wide
      isBusy={cart.isPending}
      busyLabel="Adding..."
      disabled={isSoldOut || isUploading}
      onClick={add}
    >
      {isSoldOut ? 'Out of stock' : 'Add to Cart'}
    </Button>
  );
  return (
    <div>
      {steps.map(([title, chosen, content], index) => (
        <TicketStep key={title} number={index + 1} title={title} chosen={chosen}>
          {content}
        </TicketStep>
      ))}
      <div className="rounded border border-rule bg-sheet p-5 lg:sticky lg:bottom-3 lg:flex lg:items-center lg:gap-6 lg:p-4 lg:shadow-lift">
        <SumBox product={product} quantity={quantity} />
        <div className="hidden shrink-0 lg:block">{button}</div>
      </div>
      <div className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-rule border-t bg-sheet px-4 py-3 lg:hidden">
        <p className="shrink-0">
          <span className="block text-caption text-ink-soft">{quantity} pc.</span>
          <span className="tabular font-bold text-lead">{formatRupees(priceOf(product) * quantity)}</span>
        </p>
        {button}
      </div>
    </div>
  );
}
