import type { OwnReview } from '@print-shop/contracts';
import { MAX_REVIEW_CHARACTERS, saveOwnReview } from '@print-shop/contracts/client';
import { Button, Field, FormMessage, Textarea, toast } from '@print-shop/ui';
import { call, messageOf } from '@print-shop/web-kit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useText } from './messages/index.ts';
import { PicturePicker } from './picture-picker.tsx';
import { StarChoice } from './star-choice.tsx';
import { useRefreshReviews } from './use-reviews.ts';

interface ReviewFormProps {
  productId: string;
  /** The review to change; a new one without it. */
  review: OwnReview | undefined;
  onClose: () => void;
}

/** Stars, words and pictures. Loaded only for customers who write a review. */
export default function ReviewForm({ productId, review, onClose }: ReviewFormProps) {
  const text = useText();
  const [stars, setStars] = useState(review?.stars ?? 0);
  const [words, setWords] = useState(review?.text ?? '');
  const [pictures, setPictures] = useState(review?.pictures ?? []);
  const [isSending, setIsSending] = useState(false);
  const [fault, setFault] = useState<string>();
  const refresh = useRefreshReviews(productId);
  const saving = useMutation({
    mutationFn: () =>
      call(saveOwnReview, { params: { id: productId }, body: { stars, text: words, pictures: [...pictures] } }),
    onSuccess: async () => {
      await refresh();
      toast(text.saved, 'good');
      onClose();
    },
    onError: (error) => setFault(messageOf(error, text.saveFailed)),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setFault(stars === 0 ? text.chooseStars : undefined);
    if (stars > 0) saving.mutate();
  };
  return (
    <form onSubmit={save} noValidate className="grid gap-4 rounded border border-rule bg-sheet p-4">
      <FormMessage>{fault}</FormMessage>
      <StarChoice value={stars} onChange={setStars} />
      <Field label={text.words} hint={text.wordsHint} isOptional>
        <Textarea maxLength={MAX_REVIEW_CHARACTERS} value={words} onChange={({ target }) => setWords(target.value)} />
      </Field>
      <PicturePicker pictures={pictures} onChange={setPictures} onBusy={setIsSending} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={saving.isPending} busyLabel={text.saving} disabled={isSending}>
          {text.save}
        </Button>
        <Button tone="outline" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
