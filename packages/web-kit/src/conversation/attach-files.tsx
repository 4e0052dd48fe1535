import {
  acceptOf,
  DESIGN_KINDS,
  DESIGN_MAX_BYTES,
  kindOfFile,
  MAX_CONVERSATION_DESIGNS,
  megabytes,
  namesOf,
  uploadDesign,
} from '@print-shop/contracts/client';
import { Button, FileDrop, FormMessage, StoredDesign } from '@print-shop/ui';
import { messageOf, uploadFile } from '@print-shop/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useText } from './messages/index.ts';

interface AttachFilesProps {
  designs: readonly string[];
  onChange: (designs: readonly string[]) => void;
  onBusy: (isBusy: boolean) => void;
}

const isFit = (file: File) => kindOfFile(file, DESIGN_KINDS) !== undefined && file.size <= DESIGN_MAX_BYTES;

/** Files for a message, sent as soon as they are chosen; the shop checks each. */
export function AttachFiles({ designs, onChange, onBusy }: AttachFilesProps) {
  const text = useText();
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const sending = useRef(new AbortController());
  useEffect(() => {
    const own = new AbortController();
    sending.current = own;
    return () => own.abort();
  }, []);
  const hint = text.filesHint(namesOf(DESIGN_KINDS, text.or), megabytes(DESIGN_MAX_BYTES));

  const upload = async (files: File[]) => {
    const free = MAX_CONVERSATION_DESIGNS - designs.length;
    const fits = files.filter(isFit);
    setFault(fits.length < files.length ? hint : files.length > free ? text.tooManyFiles : undefined);
    const { signal } = sending.current;
    const sent: string[] = [];
    onBusy(true);
    try {
      for (const file of fits.slice(0, free)) {
        setProgress(0);
        sent.push((await uploadFile(uploadDesign, file, { onProgress: setProgress, signal })).url);
      }
    } catch (error) {
      if (signal.aborted) return;
      setFault(messageOf(error, text.uploadFailed));
    }
    setProgress(undefined);
    onBusy(false);
    onChange([...designs, ...sent]);
  };

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
          onFiles={upload}
        />
      )}
    </div>
  );
}
