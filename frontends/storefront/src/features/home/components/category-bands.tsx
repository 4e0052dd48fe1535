import type { Product } from '@print-shop/contracts';
import { formatWholeRupees } from '@print-shop/i18n';
import { ProductPicture, Skeleton } from '@print-shop/ui';
import { useShop } from '@print-shop/web-kit';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { priceOf } from '../../../api/price-of.ts';
import { useProductTypes } from '../../../api/use-product-types.ts';
import { bandsOf } from '../bands.ts';
import { useText } from '../messages/index.ts';
import { useCards } from '../use-cards.ts';

const TONES = ['bg-cyan/15', 'bg-magenta/12', 'bg-yellow/30'] as const;

/** The product ranges, each with its lowest price and a link to all of it. */
export function CategoryBands({ products, isPending }: { products: readonly Product[]; isPending: boolean }) {
  const range = useText().range;
  const { data: types } = useProductTypes();
  const own = useCards(useShop().home?.bands);
  const bands = bandsOf(own, types ?? [], range.bands);
  return (
    <section aria-label={range.title} className="below-fold-73 sm:below-fold-60 page section grid gap-5 lg:gap-6">
      {bands.map(({ title, text, picture, isIn }, place) => {
        const goods = products.filter(isIn);
        const tone = TONES[place % TONES.length];
        const from = Math.min(...goods.map(priceOf));
        const shown = [...new Map(goods.map((product) => [product.type, product])).values()].slice(0, 3);
        const pictures = shown.length < 3 ? goods.slice(0, 3) : shown;
        return (
          <article
            key={title}
            className={`group relative grid overflow-hidden rounded sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] ${tone}`}
          >
            <div className="flex flex-col justify-center p-6 lg:p-10">
              <h2 className="headline text-display">{title}</h2>
              <p className="mt-3 max-w-sm [overflow-wrap:anywhere]">{text}</p>
              <Link
                to="/explore"
                className="mt-4 inline-flex items-center gap-2 font-semibold after:absolute after:inset-0 group-hover:underline"
              >
                {Number.isFinite(from) ? range.from(formatWholeRupees(from)) : range.see}
                <ArrowRight aria-hidden="true" className="size-5 transition-transform group-hover:translate-x-1" />
                <span className="sr-only">{range.explore(title)}</span>
              </Link>
            </div>
            <div className="grid grid-cols-3 gap-2 p-3 pt-0 sm:p-5 sm:pl-0">
              {isPending &&
                ['first', 'second', 'third'].map((place) => <Skeleton key={place} className="aspect-portrait" />)}
              {picture && (
                <ProductPicture src={picture} alt="" sizes="(min-width: 64rem) 210px, 30vw" className="rounded" />
              )}
              {pictures.slice(picture ? 1 : 0).map((product) => (
                <ProductPicture
                  key={product._id}
                  src={product.images[0]}
                  alt={product.name}
                  sizes="(min-width: 64rem) 210px, 30vw"
                  className="rounded"
                />
              ))}
            </div>
          </article>
        );
      })}
    </section>
  );
}
