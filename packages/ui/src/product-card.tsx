import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useText } from './messages/index.ts';
import { Price } from './price.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductTag } from './product-tag.tsx';
import { Stamp } from './stamp.tsx';

export interface ProductCardProps {
  name: string;
  image: string | undefined;
  category: string;
  rupees: number;
  wasRupees: number;
  discountPercent: number;
  /** Average stars and the number of reviews; missing where there are none. */
  rating?: number | undefined;
  reviewCount?: number | undefined;
  /** Wraps the name in the router's link; its tap area covers the picture too. */
  link: (children: ReactNode, className: string) => ReactNode;
  isLiked?: boolean;
  isMain?: boolean;
  isHeartBusy?: boolean;
  isAdding?: boolean;
  isSoldOut?: boolean;
  isBestSeller?: boolean;
  isNew?: boolean;
  onToggleLike?: () => void;
  onAdd: () => void;
}

/** How wide a card's picture is shown, in CSS `sizes`. */
export const CARD_SIZES = '(min-width: 64rem) 270px, (min-width: 40rem) 33vw, calc(50vw - 1.5rem)';

/** A product in a list: picture, name, price and discount, with the favorite and cart buttons in reach of a thumb. */
export function ProductCard(props: ProductCardProps) {
  const { name, image, category, rupees, wasRupees, discountPercent, link, isLiked, onToggleLike } = props;
  const text = useText();
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded bg-paper-deep">
        <ProductPicture
          src={image}
          alt={name}
          isMain={props.isMain ?? false}
          sizes={CARD_SIZES}
          className="transition-transform duration-200 ease-ink group-hover:scale-[1.02]"
        />
        <ProductTag isBestSeller={props.isBestSeller} isNew={props.isNew} className="absolute top-2 left-2" />
        {discountPercent > 0 && <Stamp className="absolute bottom-3 left-2">{text.discount(discountPercent)}</Stamp>}
      </div>
      <div className="flex grow flex-col gap-1 pt-3">
        {category && (
          <p className="max-w-full self-start truncate rounded-sm bg-paper-deep px-1.5 text-caption text-ink-soft">
            {category}
          </p>
        )}
        <h3 className="line-clamp-2 font-semibold leading-snug">
          {link(name, 'after:absolute after:inset-0 group-hover:underline')}
        </h3>
        {props.rating !== undefined && (
          <p className="text-ink-soft text-small">
            <span role="img" aria-label={text.rated(props.rating)}>
              <span className="text-wait">★</span> {props.rating}
            </span>{' '}
            {text.reviews(props.reviewCount ?? 0)}
          </p>
        )}
        <Price rupees={rupees} wasRupees={wasRupees} className="mt-auto pt-1 text-lead" />
        <Button
          tone="outline"
          size="medium"
          wide
          className="relative z-10 mt-2 px-2"
          isBusy={props.isAdding ?? false}
          busyLabel={text.adding}
          disabled={props.isSoldOut ?? false}
          onClick={props.onAdd}
          aria-label={props.isSoldOut ? text.soldOutOf(name) : text.addToCartOf(name)}
        >
          {props.isSoldOut ? text.soldOut : text.addToCart}
        </Button>
      </div>
      {onToggleLike && (
        <button
          type="button"
          aria-pressed={isLiked}
          aria-label={isLiked ? text.unlike(name) : text.like(name)}
          aria-disabled={props.isHeartBusy || undefined}
          aria-busy={props.isHeartBusy || undefined}
          onClick={() => !props.isHeartBusy && onToggleLike()}
          className="absolute top-2 right-2 z-10 inline-flex size-11 items-center justify-center rounded-full bg-sheet text-ink shadow-sheet transition-colors hover:text-action aria-disabled:opacity-60 aria-pressed:text-action"
        >
          <Heart aria-hidden="true" className="size-5" fill={isLiked ? 'currentColor' : 'none'} />
        </button>
      )}
    </article>
  );
}
