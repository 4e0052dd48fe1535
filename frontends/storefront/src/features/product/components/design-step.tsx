import { Button, FileDrop, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import { designFault } from '../../../design-upload/check-design.ts';
import { uploadDesign } from '../api/upload-design.ts';
import { useText } from '../messages/index.ts';
import type { Choices } from '../use-choices.ts';

interface DesignStepProps {
  choices: Choices;
  choose: (next: Partial<Choices>) => void;
}

/** Sends the customer's design as soon as it is chosen and shows it on the picture meanwhile. */
export function DesignStep({ choices, choose }: DesignStepProps) {
  const text = useText();
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();

  const upload = async ([file]: File[]) => {
    if (!file) return;
    const wrong = designFault(file, true);
    setFault(wrong ? text[wrong] : undefined);
    if (wrong) return;
    choose({ previewUrl: URL.createObjectURL(file), design: '' });
    setProgress(0);
    try {
      choose({ design: await uploadDesign(file, setProgress) });
    } catch (failure) {
      choose({ previewUrl: null });
      setFault(messageOf(failure, text.uploadFailed));
    }
    setProgress(undefined);
  };

  return (
    <div className="grid gap-3">
      <FormMessage>{fault}</FormMessage>
      {choices.previewUrl ? (
        <div className="flex items-center gap-4">
          <img
            src={choices.previewUrl}
            alt={text.yourDesign}
            className="size-20 rounded border border-rule bg-sheet object-contain p-1"
          />
          <div>
            <p role="status" className="font-medium text-small">
              {progress === undefined ? text.uploaded : text.uploading(progress)}
            </p>
            <Button
              tone="outline"
              size="small"
              className="mt-2"
              disabled={progress !== undefined}
              onClick={() => choose({ previewUrl: null, design: '' })}
            >
              {text.remove}
            </Button>
          </div>
        </div>
      ) : (
        <FileDrop label={text.upload} hint={text.uploadHint} accept="image/*" onFiles={upload} />
      )}
    </div>
  );
}
