import type { Proof, ProofVersion } from '@print-shop/contracts';
import {
  gangLayout,
  MOST_GAP_MM,
  PRESS_SHEET_SIZES,
  PRESS_SHEETS,
  type PressSheet,
  sheetsFor,
  USUAL_GAP_MM,
} from '@print-shop/contracts/client';
import { Button, Field, Input, Select } from '@print-shop/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useDownloadGangSheet } from '../api/use-print-files.ts';
import { useText } from '../messages/index.ts';

/** True for a gap as it may be entered, in whole mm. */
const isGap = (typed: string) => /^\d{1,2}$/.test(typed.trim()) && Number(typed) <= MOST_GAP_MM;

/** The approved print file many times on one sheet: which sheet, how many fit on it, and how many sheets the line takes. */
export function GangSheet({ proof, version }: { proof: Proof; version: ProofVersion }) {
  const text = useText().gang;
  const id = useId();
  const { register, handleSubmit, watch, formState } = useForm<{ sheet: PressSheet; gap: string }>({
    defaultValues: { sheet: '12x18', gap: String(USUAL_GAP_MM) },
    mode: 'onChange',
  });
  const { sheet, gap } = watch();
  const [page] = version.pages;
  const layout = isGap(gap) && page ? gangLayout(page, PRESS_SHEET_SIZES[sheet], Number(gap)) : null;
  const download = useDownloadGangSheet(proof, version, text.failed);
  const count = (pieces: number) => pieces.toLocaleString('en-IN');
  return (
    <section aria-labelledby={id} className="grid gap-3 border-rule border-t pt-4">
      <h4 id={id} className="font-semibold">
        {text.title}
      </h4>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={handleSubmit(({ sheet, gap }) => layout && download.mutate({ sheet, gapMm: Number(gap) }))}
      >
        <div className="grid grid-cols-2 gap-3">
          <Field label={text.sheet}>
            <Select {...register('sheet')}>
              {PRESS_SHEETS.map((one) => (
                <option key={one} value={one}>
                  {text.sheets[one]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={text.gap} error={formState.errors.gap?.message}>
            <Input
              inputMode="numeric"
              maxLength={2}
              {...register('gap', { validate: (typed) => isGap(typed) || text.badGap(MOST_GAP_MM) })}
            />
          </Field>
        </div>
        <p role="status" className="text-ink-soft text-small">
          {layout && text.fits(count(layout.perSheet), count(sheetsFor(proof.quantity, layout)), count(proof.quantity))}
          {layout && version.pages.length > 1 && ` ${text.bothSides}`}
          {isGap(gap) && !layout && text.noRoom}
        </p>
        <div>
          <Button
            type="submit"
            tone="outline"
            size="small"
            disabled={!layout}
            isBusy={download.isPending}
            busyLabel={text.busy}
          >
            {text.download}
          </Button>
        </div>
      </form>
    </section>
  );
}
