import { Button, Field, FormMessage, Input } from '@print-shop/ui';
import { messageOf, usePageTitle, useShop } from '@print-shop/web-kit';
import { sendForm } from '@print-shop/web-kit/form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import { CodeField } from '../../order-parts/code-field.tsx';
import { useAskTrackCode, useOpenTrackLink } from './api/use-track-code.ts';
import { useText } from './messages/index.ts';

interface Asked {
  number: string;
  contact: string;
}

function AskForm({ asked, onSent }: { asked: Asked; onSent: (asked: Asked, channels: readonly string[]) => void }) {
  const text = useText().track;
  const form = useForm({ defaultValues: asked });
  const { register, formState } = form;
  const { errors } = formState;
  const ask = useAskTrackCode();
  const submit = sendForm(form, ask, { onSuccess: ({ channels }, wanted) => onSent(wanted, channels) });
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <Field label={text.number} hint={text.numberHint} error={errors.number?.message}>
        <Input required autoComplete="off" maxLength={40} {...register('number')} />
      </Field>
      <Field label={text.contact} hint={text.contactHint} error={errors.contact?.message}>
        <Input required autoComplete="email" maxLength={254} {...register('contact')} />
      </Field>
      <FormMessage>{ask.error ? messageOf(ask.error, text.failed) : undefined}</FormMessage>
      <Button type="submit" size="large" wide isBusy={ask.isPending} busyLabel={text.sending}>
        {text.send}
      </Button>
    </form>
  );
}

function CodeForm({ asked, channels, onBack }: { asked: Asked; channels: readonly string[]; onBack: () => void }) {
  const text = useText().track;
  const { phone } = useShop();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { code: '' } });
  const { register, formState } = form;
  const open = useOpenTrackLink(asked, ({ kind, token }) =>
    navigate(`/track${kind === 'order' ? '?of=order' : ''}#token=${token}`, { replace: true }),
  );
  const isEmail = asked.contact.includes('@');
  const canSend = channels.some((channel) => (channel === 'email') === isEmail);
  return (
    <form className="grid gap-5" noValidate onSubmit={sendForm(form, open)}>
      <p role="status">{canSend ? text.sent(asked.contact) : text.cannotSend(phone)}</p>
      {canSend && (
        <>
          <CodeField label={text.code} error={formState.errors.code?.message} {...register('code')} />
          <FormMessage>{open.error ? messageOf(open.error, text.failed) : undefined}</FormMessage>
          <Button type="submit" size="large" wide isBusy={open.isPending} busyLabel={text.opening}>
            {text.open}
          </Button>
        </>
      )}
      <Button tone="quiet" onClick={onBack}>
        {text.back}
      </Button>
    </form>
  );
}

/** Number and contact, then the code that was sent there. A customer who has just placed an order knows the number. */
export function TrackForm() {
  const text = useText().track;
  usePageTitle(text.title);
  const { state } = useLocation();
  const [asked, setAsked] = useState<Asked>({ number: state?.number ?? '', contact: '' });
  const [channels, setChannels] = useState<readonly string[]>();
  return (
    <AccountFrame title={text.title} text={text.lead}>
      {channels ? (
        <CodeForm asked={asked} channels={channels} onBack={() => setChannels(undefined)} />
      ) : (
        <AskForm
          asked={asked}
          onSent={(wanted, usable) => {
            setAsked(wanted);
            setChannels(usable);
          }}
        />
      )}
      <p className="mt-6 border-rule border-t pt-5 text-ink-soft text-small">
        {text.account}{' '}
        <Link to="/orders" className="text-action underline">
          {text.myOrders}
        </Link>
      </p>
    </AccountFrame>
  );
}
