import {
  acceptOf,
  kindOfFile,
  MAX_REVIEW_PICTURES,
  namesOf,
  PICTURE_KINDS,
  PRODUCT_IMAGE_MAX_BYTES,
  uploadReviewPicture,
} from '@print-shop/contracts/client';
import { Button, FileDrop, FormMessage } from '@print-shop/ui';
import { messageOf, uploadFile } from '@print-shop/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useText } from './messages/index.ts';

interface PicturePickerProps {
  pictures: readonly string[];
  onChange: (pictures: string[]) => void;
  onBusy: (isBusy: boolean) => void;
}

const isFit = (file: File) => kindOfFile(file, PICTURE_KINDS) !== undefined && file.size <= PRODUCT_IMAGE_MAX_BYTES;

/** Up to four pictures, sent as soon as they are chosen. */
export function PicturePicker({ pictures, onChange, onBusy }: PicturePickerProps) {
  const text = useText();
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const sending = useRef(new AbortController());
  useEffect(() => {
    const { current } = sending;
    return () => current.abort();
  }, []);
  const hint = text.picturesHint(namesOf(PICTURE_KINDS, text.or));

  const upload = async (files: File[]) => {
    const free = MAX_REVIEW_PICTURES - pictures.length;
    const fits = files.filter(isFit);
    setFault(fits.length < files.length ? hint : files.length > free ? text.tooMany : undefined);
    const { signal } = sending.current;
    const sent: string[] = [];
    onBusy(true);
    try {
      for (const file of fits.slice(0, free)) {
        setProgress(0);
        sent.push((await uploadFile(uploadReviewPicture, file, { onProgress: setProgress, signal })).url);
      }
    } catch (error) {
      if (signal.aborted) return;
      setFault(messageOf(error, text.uploadFailed));
    }
    setProgress(undefined);
    onBusy(false);
    onChange([...pictures, ...sent]);
  };

  return (
    <div className="grid gap-3">
      <FormMessage>{fault}</FormMessage>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((picture, index) => (
            <li key={picture} className="grid gap-1">
              <img src={picture} alt="" width={96} height={96} className="size-24 rounded bg-paper-deep object-cover" />
              <Button
                tone="outline"
                size="small"
                aria-label={text.removePicture(index + 1)}
                onClick={() => onChange(pictures.filter((other) => other !== picture))}
              >
                {text.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-small empty:hidden">
        {progress !== undefined && text.uploading(progress)}
      </p>
      {pictures.length < MAX_REVIEW_PICTURES && (
        <FileDrop
          label={text.pictures}
          hint={hint}
          accept={acceptOf(PICTURE_KINDS)}
          isMultiple
          isDisabled={progress !== undefined}
          onFiles={upload}
        />
      )}
    </div>
  );
}
