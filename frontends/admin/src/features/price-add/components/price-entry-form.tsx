import { zodResolver } from '@hookform/resolvers/zod';
import type { Pricing } from '@print-shop/contracts';
import { priceEntryBody } from '@print-shop/contracts/schemas';
import { formatRupees } from '@print-shop/i18n';
import { Button, Checkbox, Field, Input, Select } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { useSentences } from '@print-shop/web-kit/sentences';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { existingPrice, PRICE_SECTIONS } from '../../../api/price-entries.ts';
import { useUpsertPrice } from '../../../api/use-change-price.ts';
import { MessageLine } from '../../../message-line.tsx';
import { useStaffText } from '../../../messages/index.ts';
import { useMessage } from '../../../use-message.ts';
import { useText } from '../messages/index.ts';

type Entry = z.input<typeof priceEntryBody>;
const EMPTY: Entry = { section: 'design', type: '', price: '', size: '', gsm: '', isBothSide: false };

/** Adds a price, or changes the one with the same section, type, size, GSM and sides. */
export function PriceEntryForm({ pricing }: { pricing: Pricing }) {
  const text = useText().form;
  const { sections, saving } = useStaffText();
  const { said } = useSentences();
  const { upsert, reload } = useUpsertPrice();
  const { message, say } = useMessage();
  const { register, handleSubmit, watch, reset, formState } = useForm({
    resolver: zodResolver(priceEntryBody),
    defaultValues: EMPTY,
    mode: 'onChange',
  });
  const { section, type, size, gsm, isBothSide } = watch();
  const existing = existingPrice(pricing, {
    section,
    type,
    size: size ?? '',
    gsm: String(gsm ?? ''),
    isBothSide: isBothSide ?? false,
  });
  const { isValid, isSubmitting, errors, dirtyFields } = formState;
  // A chosen category alone is nothing to lose.
  useLeaveGuard(Object.keys(dirtyFields).some((name) => name !== 'section'));
  const fault = [errors.type, errors.price, errors.size, errors.gsm].find((error) => error?.message)?.message;

  const submit = handleSubmit(async (entry) => {
    try {
      const reply = await upsert({ ...entry, version: existing?.version ?? 0 });
      reset({ ...EMPTY, section: entry.section });
      say('good', reply.message || text.saved);
    } catch (error) {
      say('bad', messageOf(error, text.failed));
    } finally {
      await reload();
    }
  });

  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid gap-4 rounded border border-rule bg-sheet p-5 lg:sticky lg:top-28 lg:order-last"
    >
      <h2 className="font-bold text-lead">{text.title}</h2>
      <MessageLine
        message={
          message ?? (fault && Object.keys(dirtyFields).length > 1 ? { tone: 'bad', text: said(fault) } : undefined)
        }
      />
      <Field label={text.category}>
        <Select {...register('section')}>
          {PRICE_SECTIONS.map((name) => (
            <option key={name} value={name}>
              {sections[name]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={text.type}>
        <Input {...register('type')} />
      </Field>
      {(section === 'paper' || section === 'printing') && (
        <Field label={text.size}>
          <Input placeholder="A4" {...register('size')} />
        </Field>
      )}
      {section === 'paper' && (
        <Field label={text.gsm}>
          <Input type="number" min={1} {...register('gsm')} />
        </Field>
      )}
      {section === 'printing' && <Checkbox label={text.bothSides} {...register('isBothSide')} />}
      <Field label={text.price}>
        <Input type="number" min={0} step={0.01} {...register('price')} />
      </Field>
      {existing && <p className="text-ink-soft">{text.existing(formatRupees(existing.price))}</p>}
      <Button type="submit" disabled={!isValid} isBusy={isSubmitting} busyLabel={saving}>
        {text.save}
      </Button>
    </form>
  );
}
