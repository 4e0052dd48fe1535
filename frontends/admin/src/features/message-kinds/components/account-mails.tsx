import type { AccountMail, LanguageCode } from '@print-shop/contracts';
import { ACCOUNT_MAILS } from '@print-shop/contracts/client';
import { Button, Field, Select, toast } from '@print-shop/ui';
import { messageOf, useUser } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { useState } from 'react';
import { useAccountMailPreview, useSendTestAccountMail } from '../api/use-message-kinds.ts';
import { useText } from '../messages/index.ts';

/** The emails about accounts, whose links carry a secret: each as it would come to oneself, and a test. */
export function AccountMails({ language }: { language: LanguageCode }) {
  const text = useText();
  const user = useUser();
  const [kind, setKind] = useState<AccountMail>('password-reset');
  const query = useAccountMailPreview(kind, language);
  const testing = useSendTestAccountMail(kind, language);
  const names = text.account.kinds;
  return (
    <section aria-labelledby="account-mails" className="mt-8 grid gap-4 rounded border border-rule bg-sheet p-4">
      <div>
        <h2 id="account-mails" className="font-bold text-lead">
          {text.account.title}
        </h2>
        <p className="text-ink-soft">{text.account.lead}</p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label={text.account.kind}>
          <Select value={kind} onChange={({ target }) => setKind(target.value as AccountMail)}>
            {ACCOUNT_MAILS.map((one) => (
              <option key={one} value={one}>
                {names[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          tone="outline"
          size="small"
          aria-label={text.account.testOf(names[kind])}
          isBusy={testing.isPending}
          busyLabel={text.test.sending}
          onClick={() =>
            testing.mutate(undefined, {
              onSuccess: () => toast(text.test.sent(user?.email ?? '')),
              onError: (error) => toast(messageOf(error, text.test.failed), 'bad'),
            })
          }
        >
          {text.test.send}
        </Button>
      </div>
      <Region query={query} loading={text.preview.loading} failed={text.preview.failed}>
        {(data) => (
          <>
            <p>
              <span className="text-ink-soft">{text.preview.subject}: </span>
              <strong lang={language}>{data.subject}</strong>
            </p>
            <iframe
              title={text.preview.frame(names[kind])}
              lang={language}
              sandbox=""
              srcDoc={data.html}
              className="h-[28rem] w-full rounded border border-rule bg-white"
            />
          </>
        )}
      </Region>
    </section>
  );
}
