import { acceptOf, PICTURE_KINDS } from '@print-shop/contracts/client';
import { Button, FileDrop, FormMessage, Logo, ProductPicture } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useStaffText } from '../../../messages/index.ts';
import { uploadPictures } from '../../../product-form/upload-pictures.ts';
import type { FormValues } from '../form-values.ts';
import { useText } from '../messages/index.ts';

interface PictureFieldProps {
  form: UseFormReturn<FormValues>;
  name: string;
  label: string;
  error: string | undefined;
  hint: string | undefined;
  isDisabled: boolean;
  /** Shown whole and small, so that the smallest stored width will do. */
  isLogo: boolean;
}

/** The same stored picture, 320 pixels wide. */
const smallest = (stored: string): string => stored.replace(/\d+\.webp$/, '320.webp');

/** One picture, which is uploaded and checked as pictures of products are. */
export function PictureField({ form, name, label, error, hint, isDisabled, isLogo }: PictureFieldProps) {
  const text = useText();
  const { removeOf } = useStaffText();
  const address = useWatch({ control: form.control, name }) as string | undefined;
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const set = (value: string) => form.setValue(name, value, { shouldDirty: true });
  const send = async (files: readonly File[]) => {
    setBusy(true);
    setFault(undefined);
    const { failed, error: failure } = await uploadPictures(files.slice(0, 1), {
      onProgress: () => undefined,
      onStored: ([stored = '']) => set(isLogo ? smallest(stored) : stored),
    });
    if (failed.length > 0) setFault(messageOf(failure, text.pictureFailed));
    setBusy(false);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{label}</legend>
      {hint && <p className="text-caption text-ink-soft">{hint}</p>}
      <FormMessage>{fault ?? error}</FormMessage>
      {address ? (
        <div className="flex items-center gap-3">
          <div className="w-24">
            {isLogo ? (
              <Logo src={address} className="size-24" />
            ) : (
              <ProductPicture src={address} alt="" sizes="96px" className="rounded-sm" />
            )}
          </div>
          <Button tone="danger" size="small" disabled={isDisabled} aria-label={removeOf(label)} onClick={() => set('')}>
            {text.remove}
          </Button>
        </div>
      ) : (
        <FileDrop
          label={isBusy ? text.uploading : text.addPicture}
          hint={text.pictureHint}
          accept={acceptOf(PICTURE_KINDS)}
          isDisabled={isDisabled || isBusy}
          onFiles={send}
        />
      )}
    </fieldset>
  );
}
