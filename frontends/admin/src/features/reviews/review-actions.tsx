import type { StaffReview } from '@print-shop/contracts';
import { MAX_REVIEW_CHARACTERS } from '@print-shop/contracts/client';
import { Button, Field, FormMessage, Textarea } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import type { Sending } from '@print-shop/web-kit/form';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../../form-dialog.tsx';
import { useStaffText } from '../../messages/index.ts';
import { type ReviewAction, useReviewChange } from './api/use-review-changes.ts';
import { useText } from './messages/index.ts';

const MAX_REASON = 300;

export function ReviewActions({ review }: { review: StaffReview }) {
  const text = useText();
  const [open, setOpen] = useState<'answer' | 'hide'>();
  const showing = useReviewChange(review);
  const actions: ReviewAction[] = review.hidden ? ['answer', 'show'] : ['answer', 'hide'];
  const begin = (action: ReviewAction) => (action === 'show' ? showing.mutate({ action, words: '' }) : setOpen(action));
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((action) => {
        const { button } = text.actions[action];
        return (
          <Button
            key={action}
            tone="outline"
            size="small"
            isBusy={action === 'show' && showing.isPending}
            aria-label={text.actionOn(button, review.name || text.buyer, review.productName || text.gone)}
            onClick={() => begin(action)}
          >
            {button}
          </Button>
        );
      })}
      {showing.isError && <FormMessage>{messageOf(showing.error, text.saveFailed)}</FormMessage>}
      {open && <WordsDialog review={review} action={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

interface WordsDialogProps {
  review: StaffReview;
  action: 'answer' | 'hide';
  onClose: () => void;
}

/** Asks for the answer, or for the reason to hide a review. */
function WordsDialog({ review, action, onClose }: WordsDialogProps) {
  const text = useText();
  const { saving } = useStaffText();
  const change = useReviewChange(review);
  const isAnswer = action === 'answer';
  const form = useForm({ defaultValues: { words: isAnswer ? (review.answer?.text ?? '') : '' } });
  const words = useWatch({ control: form.control, name: 'words' });
  const mayBeEmpty = isAnswer && review.answer !== undefined;
  const { title, field, submit } = text.actions[action];
  const hint = isAnswer ? (mayBeEmpty ? text.removesAnswer : undefined) : text.hideHint;
  const send: Sending<{ words: string }>['mutate'] = (typed, { onError }) =>
    change.mutate({ action, words: typed.words.trim() }, { onSuccess: onClose, onError });
  return (
    <FormDialog
      title={title}
      form={form}
      sending={{ ...change, mutate: send }}
      failed={text.saveFailed}
      submit={submit}
      busy={saving}
      isDanger={!isAnswer}
      isDisabled={words.trim() === '' && !mayBeEmpty}
      onClose={onClose}
    >
      <Field label={field} {...(hint ? { hint } : {})}>
        <Textarea maxLength={isAnswer ? MAX_REVIEW_CHARACTERS : MAX_REASON} {...form.register('words')} />
      </Field>
    </FormDialog>
  );
}
