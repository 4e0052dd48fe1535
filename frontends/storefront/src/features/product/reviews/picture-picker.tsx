import {
  acceptOf,
  MAX_REVIEW_PICTURES,
  namesOf,
  PICTURE_KINDS,
  PRODUCT_IMAGE_MAX_BYTES,
  uploadReviewPicture,
} from '@print-shop/contracts/client';
import { Button, FileDrop, FormMessage } from '@print-shop/ui';
import { useAttachedFiles } from '@print-shop/web-kit/attached-files';
import { useText } from './messages/index.ts';

interface PicturePickerProps {
  pictures: readonly string[];
  onChange: (pictures: string[]) => void;
  onBusy: (isBusy: boolean) => void;
}

/** Up to four pictures, sent as soon as they are chosen. */
export function PicturePicker({ pictures, onChange, onBusy }: PicturePickerProps) {
  const text = useText();
  const hint = text.picturesHint(namesOf(PICTURE_KINDS, text.or));
  const { progress, fault, add } = useAttachedFiles({
    files: pictures,
    route: uploadReviewPicture,
    onChange,
    onBusy,
    kinds: PICTURE_KINDS,
    maxBytes: PRODUCT_IMAGE_MAX_BYTES,
    most: MAX_REVIEW_PICTURES,
    sentences: { unfit: hint, tooMany: text.tooMany, failed: text.uploadFailed },
  });

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
          onFiles={add}
        />
      )}
    </div>
  );
}
