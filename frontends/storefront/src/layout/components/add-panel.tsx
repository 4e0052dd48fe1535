import { acceptOf, DESIGN_KINDS, SVG_MAX_BYTES } from '@print-shop/contracts/client';
import { Button, FileDrop, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { designFault, KIND_NAMES } from '../../design-upload/check-design.ts';
import { type UploadedPicture, uploadPicture } from '../api/upload-picture.ts';
import { useText } from '../messages/index.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const ACCEPT = acceptOf(DESIGN_KINDS);
const LIMITS = { kinds: KIND_NAMES, svgMegabytes: SVG_MAX_BYTES / 2 ** 20 };

interface AddPanelProps {
  onPicture: (picture: UploadedPicture) => void;
  onText: () => void;
}

/** Adds a picture, which is uploaded at once, or a text. */
export function AddPanel({ onPicture, onText }: AddPanelProps) {
  const text = useText();
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const queries = useQueryClient();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const add = async ([file]: File[]) => {
    if (!file) return;
    const wrong = designFault(file, MAX_BYTES);
    setFault(wrong ? text.designFaults[wrong](LIMITS) : undefined);
    if (wrong) return;
    sending.current = new AbortController();
    const { signal } = sending.current;
    setProgress(0);
    try {
      onPicture(await uploadPicture(file, queries, { onProgress: setProgress, signal }));
    } catch (failure) {
      if (!signal.aborted) setFault(messageOf(failure, text.uploadFailed));
    }
    setProgress(undefined);
  };
  return (
    <div className="grid gap-3">
      <FormMessage>{fault}</FormMessage>
      <FileDrop
        label={progress === undefined ? text.addPicture : text.uploading(progress)}
        hint={text.kinds(KIND_NAMES)}
        accept={ACCEPT}
        isDisabled={progress !== undefined}
        onFiles={add}
      />
      <Button tone="outline" wide onClick={onText}>
        {text.addText}
      </Button>
    </div>
  );
}
