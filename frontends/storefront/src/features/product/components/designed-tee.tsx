import { useHexOf } from '../../../api/use-product-colors.ts';
import { TeePreview } from '../../../tee/tee-preview.tsx';
import { zoneOf } from '../../../tee/zones.ts';
import type { Choices } from '../use-choices.ts';

const UNCOLOURED = '#c9c9c6';

/** The shirt as it will be: in the chosen colour, the design at its place, on the chosen side. */
export function DesignedTee({ choices: { color, placement, previewUrl } }: { choices: Choices }) {
  const hexOf = useHexOf();
  return (
    <span className="flex aspect-portrait w-full items-center bg-[#efe6d4] p-[6%]">
      <TeePreview
        side={zoneOf(placement)?.side ?? 'front'}
        color={color ? hexOf(color) : UNCOLOURED}
        chosen={[placement || 'Front A4']}
        designUrl={previewUrl}
      />
    </span>
  );
}
