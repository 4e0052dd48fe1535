import type { Product } from '@print-shop/contracts';
import { CropMarks, ProductPicture, Stamp } from '@print-shop/ui';
import { useState } from 'react';
import { productDiscount } from '../../../api/pieces-price.ts';
import { useMoment } from '../../../api/use-moment.ts';
import { zoneOf } from '../../../tee/zones.ts';
import { useText } from '../messages/index.ts';
import { type Choices, hasPlacements } from '../use-choices.ts';
import { DesignedTee } from './designed-tee.tsx';
import { ThumbButton } from './thumb-button.tsx';
import { ZoomFrame } from './zoom-frame.tsx';

const DESIGN = -1;
/** The drawn zones begin a little higher than the shirt on a picture does. */
const PICTURE_OFFSET = 3;

/** Position of a design on the picture of a shirt, and of other products. */
const designBox = (product: Product, placement: string) => {
  const zone = zoneOf(placement);
  if (!hasPlacements(product) || !zone) return { left: '30%', top: '33%', width: '40%', height: '32%' };
  const { left, top, width, height } = zone.box;
  return { left: `${left}%`, top: `${top + PICTURE_OFFSET}%`, width: `${width}%`, height: `${height}%` };
};

/** How wide the main picture is shown, in CSS `sizes`. */
export const GALLERY_SIZES = '(min-width: 64rem) 560px, calc(100vw - 2rem)';

/**
 * The product's pictures and, once a design is chosen for a shirt, that shirt drawn in its colour with the design where
 * it will be printed. The front picture carries the design as well.
 */
export function Gallery({ product, choices }: { product: Product; choices: Choices }) {
  const text = useText();
  const { previewUrl, placement } = choices;
  const discount = productDiscount(product, useMoment()).percent;
  const [picked, setPicked] = useState({ forDesign: previewUrl, index: 0 });
  const canDraw = hasPlacements(product) && previewUrl !== null;
  const selected = picked.forDesign === previewUrl ? picked.index : canDraw ? DESIGN : 0;
  const pick = (index: number) => setPicked({ forDesign: previewUrl, index });
  const isOnPicture = previewUrl !== null && selected === 0 && !placement.startsWith('Back');
  return (
    <div className="lg:sticky lg:top-20 lg:w-full lg:max-w-[max(24rem,calc((100dvh-17.5rem)*0.8))] lg:self-start">
      <div className="relative">
        <CropMarks className="hidden sm:block" />
        <ZoomFrame>
          {selected === DESIGN ? (
            <DesignedTee choices={choices} />
          ) : (
            <ProductPicture src={product.images[selected]} alt={product.name} sizes={GALLERY_SIZES} isMain />
          )}
          {isOnPicture && (
            <img
              src={previewUrl}
              alt={text.designOnProduct}
              className="absolute object-contain"
              style={designBox(product, placement)}
            />
          )}
        </ZoomFrame>
        {discount > 0 && <Stamp className="absolute top-4 left-3 px-3 py-2">{text.discount(discount)}</Stamp>}
      </div>
      {(canDraw || product.images.length > 1) && (
        <ul className="mt-4 flex gap-3 overflow-x-auto p-1">
          {canDraw && (
            <ThumbButton label={text.yourDesign} isSelected={selected === DESIGN} onClick={() => pick(DESIGN)}>
              <DesignedTee choices={choices} />
            </ThumbButton>
          )}
          {product.images.map((image, index) => (
            <ThumbButton
              key={image}
              label={text.picture(index + 1, product.images.length)}
              isSelected={index === selected}
              onClick={() => pick(index)}
            >
              <ProductPicture src={image} alt="" sizes="80px" />
            </ThumbButton>
          ))}
        </ul>
      )}
    </div>
  );
}
