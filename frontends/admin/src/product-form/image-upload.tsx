import { MAX_PRODUCT_IMAGES, PRODUCT_IMAGE_MAX_BYTES, uploadProductImage } from '@print-shop/contracts';
import { Button, FileDrop, FormMessage } from '@print-shop/ui';
import { messageOf, uploadFile } from '@print-shop/web-kit';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ImageList } from './image-list.tsx';
import { type ProductValues, TOO_MANY_IMAGES } from './product-values.ts';

interface ImageUploadProps {
  form: UseFormReturn<ProductValues>;
  onBusy: (isBusy: boolean) => void;
}

/** Sends pictures one after the other and shows how far they are, 0 to 100. What could not be sent waits for another try. */
export function ImageUpload({ form, onBusy }: ImageUploadProps) {
  const images = form.watch('images');
  const change = (next: string[]) => form.setValue('images', next, { shouldDirty: true });
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const [unsent, setUnsent] = useState<File[]>([]);

  const send = async (files: readonly File[]) => {
    const pictures = files.filter((file) => file.type.startsWith('image/'));
    setUnsent([]);
    setFault(pictures.length < files.length ? 'Please choose image files only.' : undefined);
    if (images.length + pictures.length > MAX_PRODUCT_IMAGES) return setFault(TOO_MANY_IMAGES);
    if (pictures.length === 0) return;
    let sent = 0;
    onBusy(true);
    setProgress(0);
    try {
      for (const [index, picture] of pictures.entries()) {
        const { url } = await uploadFile(uploadProductImage, picture, {
          onProgress: (percent) => setProgress(Math.round((index * 100 + percent) / pictures.length)),
        });
        sent += 1;
        change([...form.getValues('images'), url]);
      }
    } catch (error) {
      setUnsent(pictures.slice(sent));
      setFault(messageOf(error, 'The picture could not be uploaded. Please try again.'));
    }
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
        hint={`Up to ${MAX_PRODUCT_IMAGES}: PNG, JPEG, WebP or AVIF, ${PRODUCT_IMAGE_MAX_BYTES / 2 ** 20} MB each`}
        accept="image/*"
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
