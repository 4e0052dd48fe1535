import type { Product } from '@print-shop/contracts';
import { ARTWORK_MAX_BYTES_IN_PARTS, acceptOf, DESIGN_KINDS, SVG_MAX_BYTES } from '@print-shop/contracts/client';
import { Button, FileDrop, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { LoadFailed } from '@print-shop/web-kit/region';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { useHexOf } from '../../../api/use-product-colors.ts';
import { DesignVerdict } from '../../../artwork-check/design-verdict.tsx';
import { designFault, KIND_NAMES } from '../../../design-upload/check-design.ts';
import { DesignPreview } from '../../../design-upload/design-preview.tsx';
import { LayoutButton } from '../../../layout/layout-button.tsx';
import { uploadDesign } from '../api/upload-design.ts';
import { useText } from '../messages/index.ts';
import { type Choices, NO_DESIGN } from '../use-choices.ts';
import { useLayoutAgain } from '../use-layout-again.ts';

const MAX_BYTES = 5 * 1024 * 1024;
const UNCOLOURED = '#f5f5f2';
const ACCEPT = acceptOf(DESIGN_KINDS);
const LIMITS = {
  kinds: KIND_NAMES,
  svgMegabytes: SVG_MAX_BYTES / 2 ** 20,
  fileMegabytes: ARTWORK_MAX_BYTES_IN_PARTS / 2 ** 20,
};

interface DesignStepProps {
  product: Product;
  choices: Choices;
  choose: (next: Partial<Choices>) => void;
}

/** Sends the customer's design as soon as it is chosen and shows it on the picture meanwhile. */
export function DesignStep({ product, choices, choose }: DesignStepProps) {
  const text = useText();
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  const isUnshowable = useRef(false);
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const { designName, design, previewUrl, color, placement } = choices;
  const hexOf = useHexOf();
  const { again, isGone, query } = useLayoutAgain(product, choose);
  useEffect(() => () => URL.revokeObjectURL(previewUrl ?? ''), [previewUrl]);

  const begin = () => {
    isUnshowable.current = false;
    sending.current = new AbortController();
    return sending.current;
  };
  const hidePreview = () => {
    isUnshowable.current = true;
    choose({ previewUrl: previewUrl === design ? null : design || null });
  };
  const upload = async ([file]: File[]) => {
    if (!file) return;
    const wrong = designFault(file, MAX_BYTES);
    setFault(wrong ? text.designFaults[wrong](LIMITS) : undefined);
    if (wrong) return;
    const { signal } = begin();
    choose({ designName: file.name, design: '', previewUrl: URL.createObjectURL(file) });
    setProgress(0);
    try {
      const stored = await uploadDesign(file, product.type, { onProgress: setProgress, signal });
      // A picture that the browser could not show is stored as one that it can.
      choose({ design: stored, ...(isUnshowable.current ? { previewUrl: stored } : {}) });
    } catch (failure) {
      if (signal.aborted) return;
      choose(NO_DESIGN);
      setFault(messageOf(failure, text.uploadFailed));
    }
    setProgress(undefined);
  };
  const remove = () => {
    sending.current?.abort();
    flushSync(() => {
      setProgress(undefined);
      choose(NO_DESIGN);
    });
    step.current?.querySelector('input')?.focus();
  };

  return (
    <div ref={step} className="grid gap-3">
      <FormMessage detail={fault && text.otherFiles(LIMITS)}>
        {fault ?? (isGone ? text.layout.gone : undefined)}
      </FormMessage>
      <LoadFailed query={query}>{text.layout.failed}</LoadFailed>
      {designName === '' && (
        <LayoutButton
          // Mounted again, and open, when an earlier layout has come.
          key={again}
          isOpenAtFirst={again !== ''}
          product={product}
          layout={choices.layout}
          onChange={(layout) => choose({ ...(layout ? NO_DESIGN : {}), layout })}
          color={color}
          hex={color ? hexOf(color).toLowerCase() : UNCOLOURED}
          placement={placement}
          text={text.layout}
          otherwise={
            <p className="text-ink-soft text-small">
              {text.noLayout}{' '}
              <Link to="/contact" className="font-semibold text-action underline">
                {text.contact}
              </Link>
            </p>
          }
        />
      )}
      {choices.layout ? null : designName ? (
        <div className="flex items-center gap-4">
          <DesignPreview url={previewUrl} alt={text.yourDesign} onUnshowable={hidePreview} className="size-20" />
          <div className="min-w-0">
            {!previewUrl && <p className="break-all font-semibold text-small">{designName}</p>}
            <p role="status" className="font-medium text-small">
              {progress === undefined ? (previewUrl ? text.uploaded : text.stored) : text.uploading(progress)}
            </p>
            <Button tone="outline" size="small" className="mt-2" onClick={remove}>
              {text.remove}
            </Button>
          </div>
        </div>
      ) : (
        <FileDrop label={text.upload} hint={text.uploadHint(LIMITS)} accept={ACCEPT} onFiles={upload} />
      )}
      {design && <DesignVerdict design={design} />}
      <p className="-mb-2 text-ink-soft text-small">{text.printFiles(LIMITS)}</p>
      <Link
        to={`/artwork?${new URLSearchParams({ product: product.type, for: product._id })}`}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-action text-small hover:underline"
      >
        {text.checkFile}
      </Link>
    </div>
  );
}
