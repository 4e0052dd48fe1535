import type { LanguageCode, MessageKind } from '@print-shop/contracts';
import { Button, toast } from '@print-shop/ui';
import { messageOf, useUser } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { useMessageWords } from '../../../message-words/index.ts';
import { usePreview, useSendTest } from '../api/use-message-kinds.ts';
import { useText } from '../messages/index.ts';
import { OtherPreviews } from './other-previews.tsx';

interface PreviewProps {
  kind: MessageKind;
  language: LanguageCode;
}

/** The email as its recipient sees it, in a frame that runs no scripts; its plain text, and a test to oneself. */
export function Preview({ kind, language }: PreviewProps) {
  const text = useText();
  const { kinds } = useMessageWords();
  const user = useUser();
  const query = usePreview({ kind, language });
  const testing = useSendTest({ kind, language });
  const sendTest = () =>
    testing.mutate(undefined, {
      onSuccess: () => toast(text.test.sent(user?.email ?? '')),
      onError: (error) => toast(messageOf(error, text.test.failed), 'bad'),
    });
  return (
    <Region query={query} loading={text.preview.loading} failed={text.preview.failed}>
      {(data) => (
        <div className="grid grid-cols-1 gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0">
              <span className="text-ink-soft">{text.preview.subject}: </span>
              <strong lang={language}>{data.subject}</strong>
            </p>
            <Button
              tone="outline"
              size="small"
              isBusy={testing.isPending}
              busyLabel={text.test.sending}
              onClick={sendTest}
            >
              {text.test.send}
            </Button>
          </div>
          <iframe
            title={text.preview.frame(kinds[kind])}
            lang={language}
            sandbox=""
            srcDoc={data.html}
            className="h-[34rem] w-full rounded border border-rule bg-white"
          />
          <p className="text-caption text-ink-soft">{text.preview.data}</p>
          <details>
            <summary className="min-h-6 cursor-pointer font-semibold">{text.preview.plain}</summary>
            <p
              lang={language}
              className="mt-2 whitespace-pre-wrap border-rule border-l-2 pl-3 [overflow-wrap:anywhere]"
            >
              {data.text}
            </p>
          </details>
          <OtherPreviews kind={kind} language={language} others={data.others} />
        </div>
      )}
    </Region>
  );
}
