import type { Product } from '@print-shop/contracts';
import { IconButton, toast } from '@print-shop/ui';
import { Heart, Share2 } from 'lucide-react';
import { useState } from 'react';

/** Share, by the phone's own sheet or by copying the link; and a heart that only this page remembers. */
export function ProductActions({ product }: { product: Product }) {
  const [isLiked, setIsLiked] = useState(false);
  const share = async () => {
    const { href } = window.location;
    if (!navigator.share) {
      await navigator.clipboard.writeText(href);
      return toast('Link copied to clipboard!');
    }
    await navigator
      .share({ title: product.name, url: href })
      .catch((error: unknown) => console.info('Not shared', error));
  };
  return (
    <div className="flex">
      <IconButton
        label={isLiked ? 'Remove from wishlist' : 'Add to wishlist'}
        aria-pressed={isLiked}
        onClick={() => setIsLiked(!isLiked)}
        className="aria-pressed:text-action"
      >
        <Heart aria-hidden="true" className="size-5.5" fill={isLiked ? 'currentColor' : 'none'} />
      </IconButton>
      <IconButton label="Share" onClick={share}>
        <Share2 aria-hidden="true" className="size-5.5" />
      </IconButton>
    </div>
  );
}
