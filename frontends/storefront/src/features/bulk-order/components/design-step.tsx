import { Button, FileDrop } from '@print-shop/ui';
import { useRef } from 'react';
import type { BulkOrderDraft } from '../use-bulk-order.ts';
import { Step } from './step.tsx';

/** The artwork; it appears on the drawn shirt above as soon as it is chosen. */
export function DesignStep({ draft }: { draft: BulkOrderDraft }) {
  const { design, previewUrl, changeDesign } = draft;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Step
      number={2}
      title="Design upload"
      text="One file for all shirts. No file yet? Order now and send it later on WhatsApp."
    >
      {previewUrl ? (
        <div className="flex flex-wrap items-center gap-5 rounded border border-rule p-4">
          <img src={previewUrl} alt="Preview of your design" className="size-28 bg-paper-deep object-contain p-1" />
          <div>
            <p className="break-all font-semibold text-small">{design?.name}</p>
            <div className="mt-3 flex gap-2">
              <Button tone="outline" size="small" onClick={() => input.current?.click()}>
                Change Design
              </Button>
              <Button tone="danger" size="small" onClick={() => changeDesign(null)}>
                Remove
              </Button>
            </div>
          </div>
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label="Change Design file"
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => changeDesign(event.target.files?.[0] ?? design)}
          />
        </div>
      ) : (
        <FileDrop
          label="Upload your design"
          hint="PNG, JPG, SVG up to 10MB"
          accept="image/*"
          onFiles={([file]) => file && changeDesign(file)}
        />
      )}
    </Step>
  );
}
