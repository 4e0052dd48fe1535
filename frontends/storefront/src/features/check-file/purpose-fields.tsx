import type { StoredPrintProfile } from '@print-shop/contracts';
import { Field, Input, Select } from '@print-shop/ui';
import type { Purpose } from '@print-shop/web-kit/artwork-upload';
import type { UseFormReturn } from 'react-hook-form';
import { useText } from './messages/index.ts';

/** The values of the form. A size is an index into the product's sizes, or the sides as they were typed. */
export interface Chosen {
  productType: string;
  size: 'usual' | 'own' | `${number}`;
  width: string;
  height: string;
}

export const NOTHING_CHOSEN: Chosen = { productType: '', size: 'usual', width: '', height: '' };

const MAX_MM = 20_000;
const side = (typed: string): number | null => {
  const mm = Math.round(Number(typed) * 100) / 100;
  return mm >= 1 && mm <= MAX_MM ? mm : null;
};

/** The purpose of the file; `null` while an own size is incomplete. */
export function purposeOf({ productType, size, width, height }: Chosen, profile?: StoredPrintProfile): Purpose | null {
  if (size === 'usual') return { productType };
  if (size !== 'own') {
    const known = profile?.sizes[Number(size)];
    return known ? { productType, widthMm: known.widthMm, heightMm: known.heightMm } : { productType };
  }
  const widthMm = side(width);
  const heightMm = side(height);
  return widthMm && heightMm ? { productType, widthMm, heightMm } : null;
}

interface PurposeFieldsProps {
  form: UseFormReturn<Chosen>;
  profiles: readonly StoredPrintProfile[];
}

/** Asks for the product and the finished size. */
export function PurposeFields({ form: { register, setValue, watch }, profiles }: PurposeFieldsProps) {
  const text = useText();
  const chosen = watch();
  const sizes = profiles.find(({ productType }) => productType === chosen.productType)?.sizes ?? [];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={text.product}>
        <Select
          {...register('productType', { onChange: () => setValue('size', 'usual') })}
          // Products that come later than the choice in the address are chosen as they come.
          value={chosen.productType}
        >
          <option value="">{text.anyProduct}</option>
          {profiles.map(({ productType }) => (
            <option key={productType}>{productType}</option>
          ))}
        </Select>
      </Field>
      <Field label={text.size}>
        <Select {...register('size')} value={chosen.size}>
          <option value="usual">{text.usualSizes}</option>
          {sizes.map(({ name, widthMm, heightMm }, index) => (
            <option key={name} value={index}>
              {text.sizeNamed(name, widthMm, heightMm)}
            </option>
          ))}
          <option value="own">{text.ownSize}</option>
        </Select>
      </Field>
      {chosen.size === 'own' && (
        <>
          <Field label={text.width}>
            <Input inputMode="decimal" {...register('width')} />
          </Field>
          <Field label={text.height}>
            <Input inputMode="decimal" {...register('height')} />
          </Field>
        </>
      )}
    </div>
  );
}
