import type { Proof, ProofVersion } from '@print-shop/contracts';
import {
  downloadGangSheet,
  gangLayout,
  MOST_GAP_MM,
  PRESS_SHEET_SIZES,
  PRESS_SHEETS,
  type PressSheet,
  printName,
  sheetsFor,
  USUAL_GAP_MM,
} from '@print-shop/contracts/client';
import { Button, Field, Input, Select, toast } from '@print-shop/ui';
import { callForFile, messageOf } from '@print-shop/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { saveFile } from '../../../save-file.ts';
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
  const download = useMutation({
    mutationFn: () => callForFile(downloadGangSheet, { params: { id: proof._id }, query: { sheet, gapMm } }),
    onSuccess: (file) => saveFile(`${version.sha256.slice(0, 8)}-${printName(proof)}-${sheet}.pdf`, file),
    onError: (error) => toast(messageOf(error, text.failed), 'bad'),
  });
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
          onClick={() => download.mutate()}
        >
          {text.download}
        </Button>
      </div>
    </section>
  );
}
