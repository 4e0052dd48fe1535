import {
  acceptOf,
  kindOfFile,
  MAX_PRODUCT_IMAGES,
  namesOf,
  PICTURE_KINDS,
  PRODUCT_IMAGE_MAX_BYTES,
  PRODUCT_IMAGE_RULE,
} from '@print-shop/contracts/client';
import { Button, FileDrop, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ImageList } from './image-list.tsx';
import { type ProductValues, TOO_MANY_IMAGES } from './product-values.ts';
import { inChosenOrder, uploadPictures } from './upload-pictures.ts';

const MAX_MEGABYTES = PRODUCT_IMAGE_MAX_BYTES / 2 ** 20;

interface ImageUploadProps {
  form: UseFormReturn<ProductValues>;
  onBusy: (isBusy: boolean) => void;
}

const isPicture = (file: File) => kindOfFile(file, PICTURE_KINDS) !== undefined;

/** What keeps these files from being sent, or undefined. */
function faultOf(files: readonly File[], count: number): string | undefined {
  const pictures = files.filter(isPicture);
  const large = pictures.find(({ size }) => size > PRODUCT_IMAGE_MAX_BYTES);
  const other = files.find((file) => !isPicture(file));
  if (count + pictures.length > MAX_PRODUCT_IMAGES) return TOO_MANY_IMAGES;
  if (large) return `${large.name} is larger than ${MAX_MEGABYTES} MB. Please choose a smaller picture.`;
  return other && `${other.name} cannot be used. ${PRODUCT_IMAGE_RULE}`;
}

/** Sends pictures and shows how far they are together, 0 to 100. What could not be sent waits for another try. */
export function ImageUpload({ form, onBusy }: ImageUploadProps) {
  const images = form.watch('images');
  const change = (next: string[]) => form.setValue('images', next, { shouldDirty: true });
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const [unsent, setUnsent] = useState<File[]>([]);

  const send = async (files: readonly File[]) => {
    const wrong = faultOf(files, images.length);
    const sendable = files.filter((file) => isPicture(file) && file.size <= PRODUCT_IMAGE_MAX_BYTES);
    setUnsent([]);
    setFault(wrong);
    if (wrong === TOO_MANY_IMAGES || sendable.length === 0) return;
    onBusy(true);
    setProgress(0);
    const { failed, error } = await uploadPictures(sendable, {
      onProgress: setProgress,
      onStored: (stored, at) => change(inChosenOrder(form.getValues('images'), stored, at)),
    });
    setUnsent(failed);
    if (failed.length > 0) setFault(messageOf(error, 'The picture could not be uploaded. Please try again.'));
    setProgress(undefined);
    onBusy(false);
  };

  return (
    <div className="grid gap-3">
      <FormMessage>{fault}</FormMessage>
      {unsent.length > 0 && (
        <Button tone="outline" size="small" className="justify-self-start" onClick={() => send(unsent)}>
          Try again: {unsent.map(({ name }) => name).join(', ')}
        </Button>
      )}
      <FileDrop
        label="Add pictures"
        hint={`Up to ${MAX_PRODUCT_IMAGES}: ${namesOf(PICTURE_KINDS)}, ${MAX_MEGABYTES} MB each`}
        accept={acceptOf(PICTURE_KINDS)}
        isMultiple
        isDisabled={progress !== undefined}
        onFiles={send}
      >
        {progress !== undefined && (
          <span className="mt-2 block w-full max-w-60">
            <progress value={progress} max={100} aria-label="Upload" className="h-2 w-full accent-action" /> {progress}%
          </span>
        )}
      </FileDrop>
      <ImageList images={images} onChange={change} />
    </div>
  );
}
