import type { Product } from '@print-shop/contracts';
import { hasBreaks, PLACEMENTS } from '@print-shop/contracts/client';
import { ToggleChip } from '@print-shop/ui';
import { useTeeText } from '../../../tee/messages/index.ts';
import { Surcharge } from '../../../tee/surcharge.tsx';
import { TeePreview } from '../../../tee/tee-preview.tsx';
import type { Placement } from '../../../tee/zones.ts';
import { RATE } from '../draft.ts';
import { useText } from '../messages/index.ts';
import type { BulkOrderDraft } from '../use-bulk-order.ts';
import { Step } from './step.tsx';

interface PlacementStepProps {
  product: Product;
  draft: BulkOrderDraft;
  color: string;
}

/** Front and back of the shirt with zones to tap, and the same six placements as buttons. */
export function PlacementStep({ product, draft, color }: PlacementStepProps) {
  const text = useText().placement;
  const tee = useTeeText();
  const { placements, previewUrl, togglePlacement } = draft;
  const isByQuantity = hasBreaks(product);
  const surcharges = isByQuantity ? product.priceRules?.placementSurcharges : undefined;
  const surchargeOf = (placement: Placement) => surcharges?.find((one) => one.placement === placement)?.rupees;
  // Staff can have drawn areas under other names, which are no placements: then the customer says where.
  if (draft.layout && draft.layout.placements.length > 0)
    return (
      <Step number={1} title={text.title} text={text.byLayout}>
        <p className="font-semibold">{placements.map((one) => tee.placements[one]).join(', ')}</p>
      </Step>
    );
  return (
    <Step number={1} title={text.title} text={isByQuantity ? text.byQuantity : text.text(RATE)}>
      <div className="grid grid-cols-2 gap-2 rounded bg-paper-deep p-3 sm:gap-6 sm:p-6">
        {(['front', 'back'] as const).map((side) => (
          <figure key={side}>
            <TeePreview
              side={side}
              color={color}
              chosen={placements}
              designUrl={previewUrl}
              onToggle={togglePlacement}
            />
            <figcaption className="mt-1 text-center font-semibold text-small">{tee.sides[side]}</figcaption>
          </figure>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {PLACEMENTS.map((placement) => (
          <ToggleChip
            isSquare
            key={placement}
            isOn={placements.includes(placement)}
            onClick={() => togglePlacement(placement)}
          >
            {tee.placements[placement]}
            <Surcharge rupees={surchargeOf(placement)} />
          </ToggleChip>
        ))}
      </div>
    </Step>
  );
}
