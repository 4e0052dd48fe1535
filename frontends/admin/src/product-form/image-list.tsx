import { ProductPicture } from '@print-shop/ui';
import { X } from 'lucide-react';

/** The pictures of a product so far, each with a way to take it out. */
export function ImageList({ images, onRemove }: { images: readonly string[]; onRemove: (image: string) => void }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {images.map((image, index) => (
        <li key={image} className="relative w-20">
          <ProductPicture src={image} alt={`Picture ${index + 1}`} sizes="80px" className="rounded-sm" />
          <button
            type="button"
            aria-label={`Remove picture ${index + 1}`}
            onClick={() => onRemove(image)}
            className="-top-2 -right-2 absolute flex size-7 items-center justify-center rounded-full bg-board text-board-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
