import { Field, Input } from '@print-shop/ui';
import { BuyerFields } from '../../../buyer/buyer-fields.tsx';
import { useText } from '../messages/index.ts';
import type { BulkOrderDraft } from '../use-bulk-order.ts';
import { Step } from './step.tsx';

/** The person that the shop calls about the order. All fields may stay empty. */
export function ContactStep({ draft }: { draft: BulkOrderDraft }) {
  const text = useText().contact;
  const { contact, setContact, buyer, setBuyer, failure } = draft;
  return (
    <Step number={4} title={text.title} text={text.text}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={text.name} isOptional>
          <Input
            autoComplete="name"
            maxLength={100}
            value={contact.name}
            onChange={({ target }) => setContact({ ...contact, name: target.value })}
          />
        </Field>
        <Field label={text.phone} isOptional>
          <Input
            type="tel"
            autoComplete="tel"
            maxLength={20}
            value={contact.phone}
            onChange={({ target }) => setContact({ ...contact, phone: target.value })}
          />
        </Field>
        <Field label={text.email} hint={text.emailHint} isOptional className="sm:col-span-2">
          <Input
            type="email"
            autoComplete="email"
            maxLength={254}
            value={contact.email}
            onChange={({ target }) => setContact({ ...contact, email: target.value })}
          />
        </Field>
        <div className="sm:col-span-2">
          <BuyerFields buyer={buyer} onChange={setBuyer} error={failure} />
        </div>
      </div>
    </Step>
  );
}
