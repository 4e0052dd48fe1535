import { MAX_PRODUCT_IMAGES, uploadProductImage } from '@print-shop/contracts';
import { FileDrop, FormMessage } from '@print-shop/ui';
import { messageOf, uploadFile } from '@print-shop/web-kit';
import { useState } from 'react';
import { ImageList } from './image-list.tsx';
import { TOO_MANY_IMAGES } from './product-values.ts';

interface ImageUploadProps {
  images: readonly string[];
  onChange: (images: string[]) => void;
}

/** Sends pictures one after the other and shows how far they are, 0 to 100. */
export function ImageUpload({ images, onChange }: ImageUploadProps) {
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();

  const send = async (files: File[]) => {
    const pictures = files.filter((file) => file.type.startsWith('image/'));
    setFault(pictures.length < files.length ? 'Please choose image files only.' : undefined);
    if (images.length + pictures.length > MAX_PRODUCT_IMAGES) return setFault(TOO_MANY_IMAGES);
    const sent = [...images];
    try {
      for (const [index, picture] of pictures.entries()) {
        const { url } = await uploadFile(uploadProductImage, picture, (percent) =>
          setProgress(Math.round((index * 100 + percent) / pictures.length)),
        );
        sent.push(url);
        onChange([...sent]);
      }
    } catch (error) {
      setFault(messageOf(error, 'The picture could not be uploaded. Please try again.'));
    }
    setProgress(undefined);
  };

  return (
    <div className="grid gap-3">
      <FormMessage>{fault}</FormMessage>
      <FileDrop
        label="Add pictures"
        hint={`PNG, JPEG, WebP or AVIF, up to ${MAX_PRODUCT_IMAGES}`}
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
      <ImageList images={images} onRemove={(image) => onChange(images.filter((one) => one !== image))} />
    </div>
  );
}
