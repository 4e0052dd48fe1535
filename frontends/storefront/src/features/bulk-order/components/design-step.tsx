import { Button, FileDrop } from '@print-shop/ui';
import { useRef } from 'react';
import { useText } from '../messages/index.ts';
import type { BulkOrderDraft } from '../use-bulk-order.ts';
import { Step } from './step.tsx';

/** The artwork; it appears on the drawn shirt above as soon as it is chosen. */
export function DesignStep({ draft }: { draft: BulkOrderDraft }) {
  const text = useText().design;
  const { design, previewUrl, changeDesign } = draft;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Step number={2} title={text.title} text={text.text}>
      {previewUrl ? (
        <div className="flex flex-wrap items-center gap-5 rounded border border-rule p-4">
          <img src={previewUrl} alt={text.preview} className="size-28 bg-paper-deep object-contain p-1" />
          <div>
            <p className="break-all font-semibold text-small">{design?.name}</p>
            <div className="mt-3 flex gap-2">
              <Button tone="outline" size="small" onClick={() => input.current?.click()}>
                {text.change}
              </Button>
              <Button tone="danger" size="small" onClick={() => changeDesign(null)}>
                {text.remove}
              </Button>
            </div>
          </div>
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label={text.changeFile}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => changeDesign(event.target.files?.[0] ?? design)}
          />
        </div>
      ) : (
        <FileDrop
          label={text.upload}
          hint={text.hint}
          accept="image/*"
          onFiles={([file]) => file && changeDesign(file)}
        />
      )}
    </Step>
  );
}
