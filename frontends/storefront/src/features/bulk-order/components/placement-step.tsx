import { PLACEMENTS } from '@print-shop/contracts/client';
import { ToggleChip } from '@print-shop/ui';
import { useTeeText } from '../../../tee/messages/index.ts';
import { TeePreview } from '../../../tee/tee-preview.tsx';
import { RATE } from '../draft.ts';
import { useText } from '../messages/index.ts';
import type { BulkOrderDraft } from '../use-bulk-order.ts';
import { Step } from './step.tsx';

/** Front and back of the shirt with zones to tap, and the same six placements as buttons. */
export function PlacementStep({ draft, color }: { draft: BulkOrderDraft; color: string }) {
  const text = useText().placement;
  const tee = useTeeText();
  const { placements, previewUrl, togglePlacement } = draft;
  return (
    <Step number={1} title={text.title} text={text.text(RATE)}>
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
          </ToggleChip>
        ))}
      </div>
    </Step>
  );
}
