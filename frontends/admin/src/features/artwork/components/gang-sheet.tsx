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
import { useId, useState } from 'react';
import { useDownloadGangSheet } from '../api/use-print-files.ts';
import { useText } from '../messages/index.ts';

/** The approved print file many times on one sheet: which sheet, how many fit on it, and how many sheets the line takes. */
export function GangSheet({ proof, version }: { proof: Proof; version: ProofVersion }) {
  const text = useText().gang;
  const id = useId();
  const [sheet, setSheet] = useState<PressSheet>('12x18');
  const [gap, setGap] = useState(String(USUAL_GAP_MM));
  const gapMm = Number(gap);
  const isGap = /^\d{1,2}$/.test(gap) && gapMm <= MOST_GAP_MM;
  const [page] = version.pages;
  const layout = isGap && page ? gangLayout(page, PRESS_SHEET_SIZES[sheet], gapMm) : null;
  const download = useDownloadGangSheet(proof, version, text.failed);
  const count = (pieces: number) => pieces.toLocaleString('en-IN');
  return (
    <section aria-labelledby={id} className="grid gap-3 border-rule border-t pt-4">
      <h4 id={id} className="font-semibold">
        {text.title}
      </h4>
      <div className="grid grid-cols-2 gap-3">
        <Field label={text.sheet}>
          <Select
            value={sheet}
            onChange={({ target }) => setSheet(PRESS_SHEETS.find((one) => one === target.value) ?? sheet)}
          >
            {PRESS_SHEETS.map((one) => (
              <option key={one} value={one}>
                {text.sheets[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={text.gap} error={isGap ? undefined : text.badGap(MOST_GAP_MM)}>
          <Input inputMode="numeric" maxLength={2} value={gap} onChange={({ target }) => setGap(target.value.trim())} />
        </Field>
      </div>
      <p role="status" className="text-ink-soft text-small">
        {layout && text.fits(count(layout.perSheet), count(sheetsFor(proof.quantity, layout)), count(proof.quantity))}
        {layout && version.pages.length > 1 && ` ${text.bothSides}`}
        {isGap && !layout && text.noRoom}
      </p>
      <div>
        <Button
          tone="outline"
          size="small"
          disabled={!layout}
          isBusy={download.isPending}
          busyLabel={text.busy}
          onClick={() => download.mutate({ sheet, gapMm })}
        >
          {text.download}
        </Button>
      </div>
    </section>
  );
}
