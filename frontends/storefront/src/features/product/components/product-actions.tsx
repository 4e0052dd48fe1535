import type { Product } from '@print-shop/contracts';
import { IconButton, toast } from '@print-shop/ui';
import { Heart, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../messages/index.ts';

/** Share, by the phone's own sheet or by copying the link; and a heart that only this page remembers. */
export function ProductActions({ product }: { product: Product }) {
  const text = useText();
  const [isLiked, setIsLiked] = useState(false);
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      toast(text.linkCopied);
    } catch (error) {
      console.warn('The link could not be copied', error);
      toast(text.notCopied, 'bad');
    }
  };
  const share = async () => {
    const { href } = window.location;
    if (!navigator.share) return copy(href);
    try {
      await navigator.share({ title: product.name, url: href });
    } catch (error) {
      const hasChangedMind = error instanceof DOMException && error.name === 'AbortError';
      if (!hasChangedMind) await copy(href);
    }
  };
  return (
    <div className="flex">
      <IconButton
        label={isLiked ? text.removeFromWishlist : text.addToWishlist}
        aria-pressed={isLiked}
        onClick={() => setIsLiked(!isLiked)}
        className="aria-pressed:text-action"
      >
        <Heart aria-hidden="true" className="size-5.5" fill={isLiked ? 'currentColor' : 'none'} />
      </IconButton>
      <IconButton label={text.share} onClick={share}>
        <Share2 aria-hidden="true" className="size-5.5" />
      </IconButton>
    </div>
  );
}
