import type { BulkOrder } from '@print-shop/contracts';
import { LayoutPicture } from '@print-shop/web-kit/layout-picture';
import { useState } from 'react';
import { useOwnLayout } from '../../order-parts/use-own-layout.ts';
import { HEX } from '../../tee/hex.ts';
import { TeeShape } from '../../tee/tee-shape.tsx';
import { boxStyle, zoneOf } from '../../tee/zones.ts';

const HEXES: Record<string, string> = HEX;
const UNCOLOURED = '#c9c9c6';

/** The shirt of a line: as it was laid out, or drawn in its colour with the uploaded design at its first place. */
export function LinePicture({ order, item }: { order: BulkOrder; item: BulkOrder['items'][number] }) {
  const { scene, designImage } = order;
  const own = useOwnLayout(scene);
  const [gone, setGone] = useState('');
  const zone = zoneOf(item.placement[0] ?? '');
  return (
    <LayoutPicture
      {...own}
      color={item.color}
      alt=""
      className="aspect-portrait w-full self-start rounded-sm bg-paper-deep object-contain"
    >
      <span className="grid aspect-portrait w-full place-items-center self-start rounded-sm bg-[#efe6d4]">
        <span className="relative block w-[88%]">
          <svg viewBox="0 0 400 480" aria-hidden="true" className="block w-full">
            <TeeShape color={HEXES[item.color] ?? UNCOLOURED} side={zone?.side ?? 'front'} />
          </svg>
          {designImage && zone && gone !== designImage && (
            <img
              src={designImage}
              alt=""
              loading="lazy"
              onError={() => setGone(designImage)}
              style={boxStyle(zone)}
              className="absolute object-contain"
            />
          )}
        </span>
      </span>
    </LayoutPicture>
  );
}
