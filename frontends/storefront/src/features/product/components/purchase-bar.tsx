import type { Product } from '@print-shop/contracts';
import { PLACEMENTS, placementsOf, toRupees } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { Button, toast } from '@print-shop/ui';
import { useUser } from '@print-shop/web-kit';
import { piecesPrice } from '../../../api/pieces-price.ts';
import { useAddToCart } from '../../../api/use-add-to-cart.ts';
import { useMoment } from '../../../api/use-moment.ts';
import { useColorName, useTeeText } from '../../../tee/messages/index.ts';
import { useText } from '../messages/index.ts';
import { type Choices, isComplete, isOnBothSides, toPrice } from '../use-choices.ts';
import { SumBox } from './sum-box.tsx';

/**
 * The total and the Add to Cart button, fixed to the lower edge of the window while the product is on screen. It
 * takes its own row at the end of the page, so that the footer stays free; the keyboard comes to it before the similar
 * products.
 */
export function PurchaseBar({ product, choices }: { product: Product; choices: Choices }) {
  const text = useText();
  const { placements } = useTeeText();
  const nameOf = useColorName();
  const user = useUser();
  const cart = useAddToCart();
  const { totalPaise } = piecesPrice(product, toPrice(choices), useMoment());
  const { size, color, quantity, designName, layout } = choices;
  // A shirt costs by its places instead, and takes no such choice.
  const bothSides = product.bothSide > 0 && isOnBothSides(choices);
  const { placement } = toPrice(choices);
  const design = layout ? layout.design : choices.design;
  const isSoldOut = product.stock === 0;
  const isUploading = designName !== '' && choices.design === '';
  const placesIn = (joined: string) =>
    PLACEMENTS.filter((one) => placementsOf(joined).includes(one))
      .map((one) => placements[one])
      .join(', ');
  const chosen = [size, nameOf(color), placesIn(placement), bothSides && text.bothSides].filter(Boolean).join(', ');

  const add = () => {
    if (!user) return toast(text.logIn, 'bad');
    if (!isComplete(product, choices)) return toast(text.incomplete, 'bad');
    cart.mutate(
      {
        productId: product._id,
        quantity,
        size,
        color,
        placement,
        design,
        ...(bothSides ? { bothSides } : {}),
        ...(layout ? { scene: layout.id, sceneSignature: layout.sceneSignature } : {}),
      },
      {
        onSuccess: () => toast(text.added),
        onError: () => toast(text.addFailed, 'bad'),
      },
    );
  };

  return (
    <section
      aria-label={text.selection}
      className="sticky bottom-0 z-20 order-last border-rule border-t bg-sheet shadow-lift lg:shadow-none"
    >
      <div className="page flex items-center gap-4 py-3 lg:gap-10 lg:py-2.5">
        <p className="hidden min-w-0 grow lg:block">
          <span className="block truncate font-bold">{product.name}</span>
          <span className="block truncate text-ink-soft text-small">{chosen || product.category || product.type}</span>
        </p>
        <div className="hidden shrink-0 lg:block">
          <SumBox product={product} choices={choices} />
        </div>
        <p className="shrink-0 lg:hidden">
          <span className="block text-caption text-ink-soft">{text.pieces(quantity)}</span>
          <span className="tabular font-bold text-lead">{formatRupees(toRupees(totalPaise))}</span>
        </p>
        <div className="grow lg:w-44 lg:shrink-0 lg:grow-0">
          <Button
            size="large"
            wide
            isBusy={cart.isPending}
            busyLabel={text.adding}
            disabled={isSoldOut || isUploading}
            onClick={add}
          >
            {isSoldOut ? text.soldOut : text.addToCart}
          </Button>
        </div>
      </div>
    </section>
  );
}
