import { remindOfProof, settleFailedMessage } from '@print-shop/contracts/client';
import { Button, buttonClasses, toast } from '@print-shop/ui';
import { messageOf, usePermission } from '@print-shop/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSettleFailed } from '../../../api/use-failed-messages.ts';
import { useRemind } from '../../../api/use-remind.ts';
import { useText } from '../messages/index.ts';
import { whatsappTo } from '../whatsapp-to.ts';

const look = buttonClasses({ tone: 'outline', size: 'small' });

/** The button of a row that names the row for screen readers. */
export const OpenRow = ({ to, of, children }: { to: string; of: string; children: ReactNode }) => {
  const text = useText();
  return (
    <Link to={to} aria-label={text.actionOf(String(children), of)} className={look}>
      {children}
    </Link>
  );
};

interface WriteProps {
  of: string;
  phone?: string | undefined;
  email: string;
  subject: string;
  words: string;
}

/** Writes to a customer: by WhatsApp where a number is known, else by email. */
export function WriteTo({ of, phone, email, subject, words }: WriteProps) {
  const text = useText();
  if (phone)
    return (
      <a
        href={whatsappTo(phone, words)}
        target="_blank"
        rel="noreferrer"
        aria-label={text.actionOf(text.actions.whatsapp, of)}
        className={look}
      >
        {text.actions.whatsapp}
      </a>
    );
  const parts = new URLSearchParams({ subject, body: words }).toString().replaceAll('+', '%20');
  return (
    <a href={`mailto:${email}?${parts}`} aria-label={text.actionOf(text.actions.email, of)} className={look}>
      {text.actions.email}
    </a>
  );
}

export function Call({ of, phone }: { of: string; phone: string }) {
  const text = useText();
  return (
    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} aria-label={text.actionOf(text.actions.call, of)} className={look}>
      {text.actions.call}
    </a>
  );
}

export function RemindOfProof({ id, of }: { id: string; of: string }) {
  const text = useText();
  const remind = useRemind();
  const isAllowed = usePermission(remindOfProof.permission);
  if (!isAllowed) return null;
  return (
    <Button
      tone="outline"
      size="small"
      aria-label={text.actionOf(text.actions.remind, of)}
      isBusy={remind.isPending}
      busyLabel={text.reminding}
      onClick={() =>
        remind.mutate(id, {
          onSuccess: () => toast(text.reminded(of), 'good'),
          onError: (error) => toast(messageOf(error, text.remindFailed), 'bad'),
        })
      }
    >
      {text.actions.remind}
    </Button>
  );
}

export function Resend({ id, of }: { id: string; of: string }) {
  const text = useText();
  const settle = useSettleFailed();
  const isAllowed = usePermission(settleFailedMessage.permission);
  if (!isAllowed) return null;
  return (
    <Button
      tone="outline"
      size="small"
      aria-label={text.actionOf(text.actions.resend, of)}
      isBusy={settle.isPending}
      busyLabel={text.resending}
      onClick={() =>
        settle.mutate(
          { id, action: 'resend' },
          {
            onSuccess: () => toast(text.resent, 'good'),
            onError: (error) => toast(messageOf(error, text.resendFailed), 'bad'),
          },
        )
      }
    >
      {text.actions.resend}
    </Button>
  );
}
