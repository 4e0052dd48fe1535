import type { Product } from '@print-shop/contracts';
import { CropMarks, ProductPicture, Stamp } from '@print-shop/ui';
import { clsx } from 'clsx';
import { type PointerEvent, useState } from 'react';
import { zoneOf } from '../../../tee/zones.ts';
import { type Choices, hasPlacements } from '../use-choices.ts';

/** Where a design lies on the picture of a shirt, and on anything else. */
const designBox = (product: Product, placement: string) => {
  const zone = zoneOf(placement);
  if (hasPlacements(product) && zone) {
    const { left, top, width, height } = zone.box;
    return { left: `${left}%`, top: `${top + 3}%`, width: `${width}%`, height: `${height}%` };
  }
  return { left: '30%', top: '33%', width: '40%', height: '32%' };
};

/** The product's pictures: a large one that zooms to 200% under the pointer, and thumbnails. */
export function Gallery({ product, choices }: { product: Product; choices: Choices }) {
  const [selected, setSelected] = useState(0);
  const [origin, setOrigin] = useState<string>();
  const zoom = (event: PointerEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    setOrigin(`${((event.clientX - left) / width) * 100}% ${((event.clientY - top) / height) * 100}%`);
  };
  const isOnFront = !choices.placement.startsWith('Back');
  return (
    <div className="lg:sticky lg:top-24">
      <div className="relative">
        <CropMarks className="hidden sm:block" />
        <button
          type="button"
          aria-pressed={origin !== undefined}
          aria-label="Zoom picture"
          onClick={() => setOrigin((current) => (current ? undefined : '50% 50%'))}
          onPointerMove={(event) => event.pointerType === 'mouse' && zoom(event)}
          onPointerLeave={() => setOrigin(undefined)}
          className="relative block w-full cursor-zoom-in overflow-hidden bg-paper-deep max-sm:aspect-square"
        >
          <span
            className="block transition-transform duration-200 ease-ink max-sm:-mt-[12.5%]"
            style={origin ? { transform: 'scale(2)', transformOrigin: origin } : undefined}
          >
            <ProductPicture
              src={product.images[selected]}
              alt={product.name}
              sizes="(min-width: 64rem) 560px, 100vw"
              isMain
            />
            {choices.previewUrl && selected === 0 && isOnFront && (
              <img
                src={choices.previewUrl}
                alt="Your design on the product"
                className="absolute object-contain"
                style={designBox(product, choices.placement)}
              />
            )}
          </span>
        </button>
        {product.happyHourDiscount > 0 && (
          <Stamp className="absolute top-4 left-3 px-3 py-2">Get {product.happyHourDiscount}% Discount</Stamp>
        )}
      </div>
      {product.images.length > 1 && (
        <ul className="mt-5 flex gap-3 overflow-x-auto p-1">
          {product.images.map((image, index) => (
            <li key={image} className="w-20 shrink-0">
              <button
                type="button"
                aria-label={`Picture ${index + 1} of ${product.images.length}`}
                aria-current={index === selected}
                onClick={() => setSelected(index)}
                className={clsx(
                  'block w-full overflow-hidden rounded-sm border-2',
                  index === selected ? 'border-action' : 'border-transparent hover:border-rule-strong',
                )}
              >
                <ProductPicture src={image} alt="" sizes="80px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
