import {
  acceptOf,
  DESIGN_KINDS,
  DESIGN_MAX_BYTES,
  MAX_CONVERSATION_DESIGNS,
  megabytes,
  namesOf,
  uploadDesign,
} from '@print-shop/contracts/client';
import { Button, FileDrop, FormMessage, StoredDesign } from '@print-shop/ui';
import { useAttachedFiles } from '@print-shop/web-kit/attached-files';
import { useText } from './messages/index.ts';

interface AttachFilesProps {
  designs: readonly string[];
  onChange: (designs: readonly string[]) => void;
  onBusy: (isBusy: boolean) => void;
}

/** Files for a message, sent as soon as they are chosen; the shop checks each. */
export function AttachFiles({ designs, onChange, onBusy }: AttachFilesProps) {
  const text = useText();
  const hint = text.filesHint(namesOf(DESIGN_KINDS, text.or), megabytes(DESIGN_MAX_BYTES));
  const { progress, fault, add } = useAttachedFiles({
    files: designs,
    route: uploadDesign,
    onChange,
    onBusy,
    kinds: DESIGN_KINDS,
    maxBytes: DESIGN_MAX_BYTES,
    most: MAX_CONVERSATION_DESIGNS,
    sentences: { unfit: hint, tooMany: text.tooManyFiles, failed: text.uploadFailed },
  });

  return (
    <div className="grid gap-3">
      {designs.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {designs.map((design, index) => (
            <li key={design} className="grid justify-items-start gap-1">
              <StoredDesign url={design} />
              <Button
                tone="outline"
                size="small"
                aria-label={text.removeFile(index + 1)}
                onClick={() => onChange(designs.filter((other) => other !== design))}
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
      <FormMessage>{fault}</FormMessage>
      {designs.length < MAX_CONVERSATION_DESIGNS && (
        <FileDrop
          label={text.addFiles}
          hint={hint}
          accept={acceptOf(DESIGN_KINDS)}
          isMultiple
          isDisabled={progress !== undefined}
          onFiles={add}
        />
      )}
    </div>
  );
}
