import type { LanguageCode, MessageKind, MessageKindResponse } from '@print-shop/contracts';
import { LANGUAGES } from '@print-shop/i18n';
import { Button, Field, Textarea, toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { useForm } from 'react-hook-form';
import { useStaffText } from '../../../messages/index.ts';
import { useSaveSentence } from '../api/use-message-kinds.ts';
import { useText } from '../messages/index.ts';

const LONGEST = 500;

interface OwnSentenceProps {
  kind: MessageKind;
  language: LanguageCode;
  /** As they are stored; empty for none. */
  stored: MessageKindResponse['sentences'];
}

/** The shop's own sentence in a message. Words that were typed stay while the other language is shown. */
export function OwnSentence({ kind, language, stored }: OwnSentenceProps) {
  const text = useText().sentence;
  const { saving } = useStaffText();
  const form = useForm({ defaultValues: stored });
  useLeaveGuard(form.formState.isDirty);
  const save = useSaveSentence({ kind, language });
  const send = (sentence: string) =>
    save.mutate(sentence, {
      onSuccess: () => {
        form.resetField(language, { defaultValue: sentence });
        toast(sentence ? text.saved : text.removed);
      },
      onError: (error) => toast(messageOf(error, text.failed), 'bad'),
    });
  return (
    <form noValidate className="grid gap-3" onSubmit={form.handleSubmit((typed) => send(typed[language].trim()))}>
      <Field label={text.label(LANGUAGES[language])} hint={text.hint}>
        <Textarea
          key={language}
          lang={language}
          maxLength={LONGEST}
          className="min-h-20"
          {...form.register(language)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={save.isPending} busyLabel={saving}>
          {text.save}
        </Button>
        {stored[language] && (
          <Button tone="outline" disabled={save.isPending} onClick={() => send('')}>
            {text.remove}
          </Button>
        )}
      </div>
    </form>
  );
}
