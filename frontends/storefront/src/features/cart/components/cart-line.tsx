import type { CartItem } from '@print-shop/contracts';
import { formatRupees } from '@print-shop/i18n';
import { Badge, IconButton, Price, ProductPicture, QuantityStepper, toast } from '@print-shop/ui';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { choicesOf } from '../../../order-terms/choices-of.ts';
import { useOrderTerms } from '../../../order-terms/messages/index.ts';
import { useChangeLine } from '../api/use-change-line.ts';
import { useText } from '../messages/index.ts';

/** One line: what it is, how many, what it costs; a product that is gone costs nothing and can only be removed. */
export function CartLine({ line }: { line: CartItem }) {
  const text = useText();
  const terms = useOrderTerms();
  const change = useChangeLine();
  const name = line.isAvailable ? line.name : text.gone;
  const price = line.isAvailable ? line.price : 0;
  const choices = choicesOf(line, terms);
  const set = (quantity: number, failure: string) =>
    change.mutate({ line, quantity }, { onError: () => toast(failure, 'bad') });
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-4 border-rule border-b py-5 sm:grid-cols-[7rem_1fr_auto] sm:gap-6">
      <div className="relative">
        <ProductPicture src={line.image} alt="" sizes="112px" className="rounded" />
        {line.design.startsWith('/') && (
          <img
            src={line.design}
            alt={terms.yourDesign}
            className="absolute right-1 bottom-1 size-10 rounded-sm border border-rule bg-sheet object-contain"
          />
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
          <Price rupees={price} wasRupees={line.listPrice} className="mt-1 block text-small" />
        ) : (
          <Badge tone="bad">{text.removeGone}</Badge>
        )}
        <div className="mt-3 flex items-center gap-2">
          <QuantityStepper
            isCompact
            value={line.quantity}
            label={text.quantityOf(name)}
            isDisabled={change.isPending || !line.isAvailable}
            onChange={(quantity) => set(quantity, text.updateFailed)}
          />
          <IconButton label={text.remove(name)} disabled={change.isPending} onClick={() => set(0, text.removeFailed)}>
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </div>
      <p className="tabular col-start-2 font-bold sm:col-start-3 sm:text-right">
        {formatRupees(price * line.quantity)}
      </p>
    </li>
  );
}
