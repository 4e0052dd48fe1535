import type { Product } from '@print-shop/contracts';
import { formatWholeRupees } from '@print-shop/i18n';
import { ProductPicture } from '@print-shop/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { priceOf } from '../../../api/price-of.ts';

const BANDS = [
  {
    title: 'Print',
    text: 'Visiting cards, brochures and flyers on paper you can feel.',
    words: /card|brochure|flyer|catalog/i,
    tone: 'bg-cyan/15',
  },
  {
    title: 'Wear',
    text: 'T-shirts and gifts with your team, your class, your joke on them.',
    words: /shirt|mug|bottle|keychain|gift/i,
    tone: 'bg-magenta/12',
  },
  {
    title: 'Glow',
    text: 'Banners, glow signs and neon that people find you by.',
    words: /banner|led|neon|board|sign|plate/i,
    tone: 'bg-yellow/30',
  },
] as const;

/** The three bands of the range, each with its lowest real price and the way to all of it. */
export function CategoryBands({ products }: { products: readonly Product[] }) {
  return (
    <section aria-label="What we print" className="page section grid gap-5 lg:gap-6">
      {BANDS.map(({ title, text, words, tone }) => {
        const range = products.filter((product) => words.test(product.type));
        const from = Math.min(...range.map(priceOf));
        const shown = [...new Map(range.map((product) => [product.type, product])).values()].slice(0, 3);
        const pictures = shown.length < 3 ? range.slice(0, 3) : shown;
        return (
          <article
            key={title}
            className={`group relative grid overflow-hidden rounded sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] ${tone}`}
          >
            <div className="flex flex-col justify-center p-6 lg:p-10">
              <h2 className="headline text-display">{title}</h2>
              <p className="mt-3 max-w-sm">{text}</p>
              <Link
                to="/explore"
                className="mt-4 inline-flex items-center gap-2 font-semibold after:absolute after:inset-0 group-hover:underline"
              >
                {Number.isFinite(from) ? `From ${formatWholeRupees(from)}` : 'See the range'}
                <ArrowRight aria-hidden="true" className="size-5 transition-transform group-hover:translate-x-1" />
                <span className="sr-only">, explore {title.toLowerCase()}</span>
              </Link>
            </div>
            <div className="grid grid-cols-3 gap-2 p-3 pt-0 sm:p-5 sm:pl-0">
              {pictures.map((product) => (
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
