import type { CartItem } from '@print-shop/contracts';
import { MAX_LINE_QUANTITY } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { Badge, IconButton, Price, ProductPicture, QuantityStepper, StoredDesign, toast } from '@print-shop/ui';
import { LayoutPicture } from '@print-shop/web-kit/layout-picture';
import { Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useOrderTerms } from '../../../order-terms/messages/index.ts';
import { useChoicesOf } from '../../../order-terms/use-choices-of.ts';
import { useChangeLine } from '../api/use-change-line.ts';
import { useText } from '../messages/index.ts';
import { useLineQuantity } from '../use-line-quantity.ts';
import { ChangeLayout } from './change-layout.tsx';

/** When a line is removed, the focus moves to its neighbour, or to the page if there is none. */
function focusBeside(button: HTMLElement): void {
  if (document.activeElement !== button) return;
  const line = button.closest('li');
  const beside = line?.nextElementSibling ?? line?.previousElementSibling;
  const next = beside?.querySelector<HTMLElement>('[data-remove]') ?? document.getElementById('content');
  next?.focus();
}

/** One line: product, quantity and price; a product that no longer exists costs nothing and can only be removed. */
export function CartLine({ line, onRemoved }: { line: CartItem; onRemoved: (name: string) => void }) {
  const text = useText();
  const terms = useOrderTerms();
  const choicesOf = useChoicesOf();
  const removal = useChangeLine();
  const counter = useLineQuantity(line, () => toast(text.updateFailed, 'bad'));
  const name = line.isAvailable ? line.name : text.gone;
  const choices = choicesOf(line);
  const remove = ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    if (removal.isPending) return;
    counter.forget();
    removal.mutate(
      { line, quantity: 0 },
      {
        onSuccess: () => {
          focusBeside(button);
          onRemoved(name);
        },
        onError: () => toast(text.removeFailed, 'bad'),
      },
    );
  };
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-4 border-rule border-b py-5 sm:grid-cols-[7rem_1fr_auto] sm:gap-6">
      <div className="relative">
        <LayoutPicture
          layout={line.scene}
          color={line.color}
          alt={terms.yourLayout}
          className="aspect-portrait w-full rounded bg-paper-deep object-contain"
        >
          <ProductPicture src={line.image} alt="" sizes="112px" className="rounded" />
        </LayoutPicture>
        {!line.scene && line.design.startsWith('/') && (
          <span className="absolute inset-x-1 bottom-1 flex justify-end">
            <StoredDesign url={line.design} alt={terms.yourDesign} className="size-10" />
          </span>
        )}
      </div>
      <div>
        <h2 className="font-semibold leading-snug">
          <Link to={`/product/${line.productId}`} className="hover:underline">
            {name}
          </Link>
        </h2>
        {choices && <p className="mt-1 text-ink-soft text-small">{choices}</p>}
        {line.isAvailable ? (
          <>
            <Price rupees={line.price} wasRupees={line.listPrice} className="mt-1 block text-small" />
            {line.setUp && <p className="text-small">{terms.setUp(formatRupees(line.setUp))}</p>}
            {line.nextBreak && (
              <p className="text-ink-soft text-small">
                {terms.breakOf(line.nextBreak.from, formatRupees(line.nextBreak.price), line.nextBreak.savesPercent)}
              </p>
            )}
          </>
        ) : (
          <Badge tone="bad">{text.removeGone}</Badge>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <QuantityStepper
            isCompact
            value={counter.quantity}
            max={MAX_LINE_QUANTITY}
            label={text.quantityOf(name)}
            isDisabled={!line.isAvailable}
            isBusy={counter.isBusy}
            onChange={counter.count}
            onDone={counter.finish}
          />
          <IconButton
            label={text.remove(name)}
            data-remove
            aria-disabled={removal.isPending || undefined}
            onClick={remove}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
          {line.isAvailable && line.scene && <ChangeLayout line={line} layout={line.scene} />}
        </div>
      </div>
      <p className="tabular col-start-2 font-bold sm:col-start-3 sm:text-right">{formatRupees(line.total)}</p>
    </li>
  );
}
