import type { Product } from '@print-shop/contracts';
import { hasBreaks } from '@print-shop/contracts/client';
import { CropMarks, Price, ProductPicture, Stamp } from '@print-shop/ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { TeeShape } from '../../../tee/tee-shape.tsx';
import { listRupees } from '../draft.ts';
import { useText } from '../messages/index.ts';

/**
 * The shirt, its name and its price; a drawn shirt stands in where there is no picture. Happy hours are for single shirts: a bulk
 * order shows the product's own price.
 */
export function ShirtGallery({ product }: { product: Product }) {
  const text = useText();
  const [selected, setSelected] = useState(0);
  return (
    <div className="lg:sticky lg:top-24 lg:self-start">
      <div className="relative">
        <CropMarks className="hidden sm:block" />
        {product.images.length > 0 ? (
          <ProductPicture
            src={product.images[selected]}
            alt={product.name}
            sizes="(min-width: 64rem) 430px, 100vw"
            isMain
            className="max-h-[34rem]"
          />
        ) : (
          <svg viewBox="-20 0 440 500" role="img" aria-label={product.name} className="w-full bg-paper-deep">
            <TeeShape color="#c9c8c4" />
          </svg>
        )}
      </div>
      {product.images.length > 1 && (
        <ul className="mt-4 flex gap-2">
          {product.images.map((image, index) => (
            <li key={image} className="w-16">
              <button
                type="button"
                aria-label={text.picture(index + 1, product.images.length)}
                aria-current={index === selected}
                onClick={() => setSelected(index)}
                className={clsx('block w-full border-2', index === selected ? 'border-action' : 'border-transparent')}
              >
                <ProductPicture src={image} alt="" sizes="64px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <h1 className="headline mt-5 text-title">{product.name}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-4">
        <Price rupees={product.price} wasRupees={listRupees(product.price)} className="text-lead" />
        <Stamp>{text.off}</Stamp>
      </p>
      <p className="mt-3 text-ink-soft text-small">{hasBreaks(product) ? text.priceNoteByQuantity : text.priceNote}</p>
    </div>
  );
}
