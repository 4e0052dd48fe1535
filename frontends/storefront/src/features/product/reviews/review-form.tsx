import type { OwnReview } from '@print-shop/contracts';
import { MAX_REVIEW_CHARACTERS } from '@print-shop/contracts/client';
import { Button, Field, FormMessage, Textarea, toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { sendForm } from '@print-shop/web-kit/form';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { useSaveReview } from './api/use-save-review.ts';
import { useText } from './messages/index.ts';
import { PicturePicker } from './picture-picker.tsx';
import { StarChoice } from './star-choice.tsx';

interface ReviewFormProps {
  productId: string;
  /** The review to change; a new one without it. */
  review: OwnReview | undefined;
  onClose: () => void;
}

/** Stars, words and pictures. Loaded only for customers who write a review. */
export default function ReviewForm({ productId, review, onClose }: ReviewFormProps) {
  const text = useText();
  const [isSending, setIsSending] = useState(false);
  const form = useForm({
    defaultValues: { stars: review?.stars ?? 0, text: review?.text ?? '', pictures: [...(review?.pictures ?? [])] },
  });
  const { control, register, setValue, formState } = form;
  const { errors, isDirty } = formState;
  const mayDrop = useLeaveGuard(isDirty);
  const pictures = useWatch({ control, name: 'pictures' });
  const { field: stars } = useController({
    control,
    name: 'stars',
    rules: { validate: (count) => count > 0 || text.chooseStars },
  });
  const saving = useSaveReview(productId, () => {
    toast(text.saved, 'good');
    onClose();
  });
  const failure = saving.error ? messageOf(saving.error, text.saveFailed) : undefined;
  return (
    <form onSubmit={sendForm(form, saving)} noValidate className="grid gap-4 rounded border border-rule bg-sheet p-4">
      <FormMessage>{errors.stars?.message ?? failure}</FormMessage>
      <StarChoice value={stars.value} onChange={stars.onChange} />
      <Field label={text.words} hint={text.wordsHint} isOptional error={errors.text?.message}>
        <Textarea maxLength={MAX_REVIEW_CHARACTERS} {...register('text')} />
      </Field>
      <PicturePicker
        pictures={pictures}
        onChange={(files) => setValue('pictures', files, { shouldDirty: true })}
        onBusy={setIsSending}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={saving.isPending} busyLabel={text.saving} disabled={isSending}>
          {text.save}
        </Button>
        <Button tone="outline" onClick={() => mayDrop() && onClose()}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
