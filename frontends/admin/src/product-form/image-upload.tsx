import {
  acceptOf,
  fileKind,
  MAX_PRODUCT_IMAGES,
  PICTURE_KINDS,
  PRODUCT_IMAGE_MAX_BYTES,
} from '@print-shop/contracts/client';
import { Button, FileDrop, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import { ImageList } from './image-list.tsx';
import { useProductFormText } from './messages/index.ts';
import type { ProductForm } from './product-values.ts';
import { inChosenOrder, uploadPictures } from './upload-pictures.ts';

interface ImageUploadProps {
  form: ProductForm;
  onBusy: (isBusy: boolean) => void;
}

const isPicture = (file: File) => fileKind(file, PICTURE_KINDS) !== undefined;

type Text = ReturnType<typeof useProductFormText>['images'];

/** The reason why these files cannot be sent, or undefined. */
function faultOf(files: readonly File[], count: number, text: Text): string | undefined {
  const pictures = files.filter(isPicture);
  const large = pictures.find(({ size }) => size > PRODUCT_IMAGE_MAX_BYTES);
  const other = files.find((file) => !isPicture(file));
  if (count + pictures.length > MAX_PRODUCT_IMAGES) return text.tooMany;
  if (large) return text.tooLarge(large.name);
  return other && text.wrongKind(other.name);
}

/** Sends pictures and shows how far they are together, 0 to 100. Files that could not be sent wait for another try. */
export function ImageUpload({ form, onBusy }: ImageUploadProps) {
  const text = useProductFormText().images;
  const images = form.watch('images');
  const change = (next: string[]) => form.setValue('images', next, { shouldDirty: true });
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const [unsent, setUnsent] = useState<File[]>([]);

  const send = async (files: readonly File[]) => {
    const wrong = faultOf(files, images.length, text);
    const sendable = files.filter((file) => isPicture(file) && file.size <= PRODUCT_IMAGE_MAX_BYTES);
    setUnsent([]);
    setFault(wrong);
    if (wrong === text.tooMany || sendable.length === 0) return;
    onBusy(true);
    setProgress(0);
    const { failed, error } = await uploadPictures(sendable, {
      onProgress: setProgress,
      onStored: (stored, at) => change(inChosenOrder(form.getValues('images'), stored, at)),
    });
    setUnsent(failed);
    if (failed.length > 0) setFault(messageOf(error, text.failed));
    setProgress(undefined);
    onBusy(false);
  };

  return (
    <div className="grid gap-3">
      <FormMessage>{fault}</FormMessage>
      {unsent.length > 0 && (
        <Button tone="outline" size="small" className="justify-self-start" onClick={() => send(unsent)}>
          {text.tryAgain(unsent.map(({ name }) => name).join(', '))}
        </Button>
      )}
      <FileDrop
        label={text.add}
        hint={text.hint}
        accept={acceptOf(PICTURE_KINDS)}
        isMultiple
        isDisabled={progress !== undefined}
        onFiles={send}
      >
        {progress !== undefined && (
          <span className="mt-2 block w-full max-w-60">
            <progress value={progress} max={100} aria-label={text.upload} className="h-2 w-full accent-action" />{' '}
            {progress}%
          </span>
        )}
      </FileDrop>
      <ImageList images={images} onChange={change} />
    </div>
  );
}
