import type { Product } from '@print-shop/contracts';
import { PLACEMENTS } from '@print-shop/contracts/client';
import { ToggleChip } from '@print-shop/ui';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useHexOf } from '../../../api/use-product-colors.ts';
import { useColorName, useTeeText } from '../../../tee/messages/index.ts';
import { Surcharge } from '../../../tee/surcharge.tsx';
import { TeePreview } from '../../../tee/tee-preview.tsx';
import { zoneOf } from '../../../tee/zones.ts';
import { useText } from '../messages/index.ts';
import type { Choices } from '../use-choices.ts';

interface OptionProps {
  product: Product;
  choices: Choices;
  choose: (next: Partial<Choices>) => void;
}

export function SizeOptions({ product, choices, choose }: OptionProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {product.sizes.map((size) => (
        <ToggleChip isSquare key={size} isOn={choices.size === size} onClick={() => choose({ size })}>
          {size}
          <Surcharge rupees={product.priceRules?.sizeSurcharges?.find((one) => one.size === size)?.rupees} />
        </ToggleChip>
      ))}
    </div>
  );
}

export function ColorOptions({ product, choices, choose }: OptionProps) {
  const hexOf = useHexOf();
  const nameOf = useColorName();
  return (
    <div className="flex flex-wrap gap-3">
      {product.colors.map((color) => (
        <button
          key={color}
          type="button"
          aria-pressed={choices.color === color}
          aria-label={nameOf(color)}
          title={nameOf(color)}
          onClick={() => choose({ color })}
          className={clsx(
            'flex size-11 items-center justify-center rounded-full border border-rule-strong',
            choices.color === color &&
              'outline-3 outline-action outline-offset-2 focus-visible:outline-ink focus-visible:outline-offset-4',
          )}
          style={{ background: hexOf(color) }}
        >
          {choices.color === color && (
            <Check aria-hidden="true" className="size-5 rounded-full bg-sheet p-0.5 text-ink" />
          )}
        </button>
      ))}
    </div>
  );
}

/** Whether a product is printed on its second side, too. */
export function SideOptions({ product, choices, choose }: OptionProps) {
  const text = useText();
  return (
    <div className="flex flex-wrap gap-2">
      <ToggleChip isSquare isOn={!choices.bothSides} onClick={() => choose({ bothSides: false })}>
        {text.oneSide}
      </ToggleChip>
      <ToggleChip isSquare isOn={choices.bothSides} onClick={() => choose({ bothSides: true })}>
        {text.bothSides}
        <Surcharge rupees={product.bothSide} />
      </ToggleChip>
    </div>
  );
}

export function PlacementOptions({ product, choices, choose }: OptionProps) {
  const text = useText();
  const { placements, areas } = useTeeText();
  const hexOf = useHexOf();
  const side = zoneOf(choices.placement)?.side ?? 'front';
  return (
    <div className="flex flex-wrap gap-5 sm:flex-nowrap">
      <div className="flex grow flex-wrap content-start gap-2">
        {PLACEMENTS.map((placement) => (
          <ToggleChip
            isSquare
            key={placement}
            isOn={choices.placement === placement}
            onClick={() => choose({ placement })}
          >
            {placements[placement]}
            <Surcharge
              rupees={product.priceRules?.placementSurcharges?.find((one) => one.placement === placement)?.rupees}
            />
          </ToggleChip>
        ))}
        {choices.placement && (
          <p className="w-full text-ink-soft text-small">{text.printedOn(areas[choices.placement])}</p>
        )}
      </div>
      <div className="w-32 shrink-0">
        <TeePreview
          side={side}
          color={choices.color ? hexOf(choices.color) : '#c9c9c6'}
          chosen={choices.placement ? [choices.placement] : []}
          designUrl={choices.previewUrl}
        />
      </div>
    </div>
  );
}
