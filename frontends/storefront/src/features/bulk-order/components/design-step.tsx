import type { Product } from '@print-shop/contracts';
import { acceptOf, DESIGN_KINDS, DESIGN_MAX_BYTES, SVG_MAX_BYTES } from '@print-shop/contracts/client';
import { Button, FileDrop, FormMessage } from '@print-shop/ui';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { KIND_NAMES } from '../../../design-upload/check-design.ts';
import { DesignPreview } from '../../../design-upload/design-preview.tsx';
import { LayoutButton } from '../../../layout/layout-button.tsx';
import { HEX } from '../../../tee/hex.ts';
import type { BulkColor } from '../draft.ts';
import { useText } from '../messages/index.ts';
import type { BulkOrderDraft } from '../use-bulk-order.ts';
import { Step } from './step.tsx';

const ACCEPT = acceptOf(DESIGN_KINDS);
const LIMITS = { kinds: KIND_NAMES, megabytes: DESIGN_MAX_BYTES / 2 ** 20, svgMegabytes: SVG_MAX_BYTES / 2 ** 20 };

interface DesignStepProps {
  product: Product;
  draft: BulkOrderDraft;
  color: BulkColor;
}

/** The artwork; it appears on the drawn shirt above as soon as it is chosen. */
export function DesignStep({ product, draft, color }: DesignStepProps) {
  const { design: text, layout: layoutText } = useText();
  const { design, designIssue, previewUrl, changeDesign, hidePreview } = draft;
  const input = useRef<HTMLInputElement>(null);
  const step = useRef<HTMLDivElement>(null);
  const remove = () => {
    flushSync(() => changeDesign(null));
    step.current?.querySelector('input')?.focus();
  };
  const fault = designIssue && text.faults[designIssue.fault]({ ...LIMITS, name: designIssue.name });
  return (
    <Step number={2} title={text.title} text={text.text}>
      <div ref={step}>
        {fault && (
          <div className="mb-4">
            <FormMessage>{fault}</FormMessage>
          </div>
        )}
        {design ? (
          <div className="flex flex-wrap items-center gap-5 rounded border border-rule p-4">
            <DesignPreview url={previewUrl} alt={text.preview} onUnshowable={hidePreview} className="size-28" />
            <div className="min-w-0">
              <p className="break-all font-semibold text-small">{design.name}</p>
              {!previewUrl && <p className="text-ink-soft text-small">{text.noPreview}</p>}
              <div className="mt-3 flex flex-wrap gap-2">
                <Button tone="outline" size="small" onClick={() => input.current?.click()}>
                  {text.change}
                </Button>
                <Button tone="danger" size="small" onClick={remove}>
                  {text.remove}
                </Button>
              </div>
            </div>
            <input
              ref={input}
              type="file"
              accept={ACCEPT}
              aria-label={text.changeFile}
              className="sr-only"
              tabIndex={-1}
              onChange={(event) => {
                const file = event.target.files?.[0];
                if (file) changeDesign(file);
                event.target.value = '';
              }}
            />
          </div>
        ) : draft.layout ? null : (
          <FileDrop
            label={text.upload}
            hint={text.hint}
            accept={ACCEPT}
            onFiles={([file]) => file && changeDesign(file)}
          >
            <span className="text-caption text-ink-soft">{text.allKinds(LIMITS)}</span>
          </FileDrop>
        )}
        {!design && (
          <LayoutButton
            product={product}
            color={color}
            hex={HEX[color]}
            layout={draft.layout}
            onChange={draft.changeLayout}
            placement={draft.placements[0] ?? ''}
            text={layoutText}
            className="mt-4"
          />
        )}
      </div>
    </Step>
  );
}
