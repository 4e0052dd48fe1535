import type { StatementRow } from '@print-shop/contracts';
import { BANK_LAYOUTS, orderNumber } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import {
  Badge,
  type BadgeTone,
  Button,
  Checkbox,
  Dialog,
  Field,
  FormMessage,
  Input,
  Select,
  toast,
} from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { sendForm } from '@print-shop/web-kit/form';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { type StatementChoice, useEnterStatement, useReadStatement } from '../api/use-statement.ts';
import { useText } from '../messages/index.ts';

const NO_COLUMNS = { date: '', text: '', credit: '', reference: '', direction: '' };
const OPTIONAL = ['reference', 'date', 'direction'];
const TONES: Record<StatementRow['match'], BadgeTone> = {
  sure: 'good',
  unsure: 'wait',
  entered: 'info',
  none: 'bad',
  unread: 'bad',
};

/** Reads a bank's statement, shows whose payments came in, and enters those that are ticked. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const text = useText().statement;
  const form = useForm<StatementChoice>({ defaultValues: { layout: 'hdfc', mapping: NO_COLUMNS, files: null } });
  const [rows, setRows] = useState<StatementRow[]>();
  /** Whether staff have changed what is ticked, and entered nothing yet. */
  const [isTicked, setIsTicked] = useState(false);
  const { dirtyFields } = form.formState;
  const mayDrop = useLeaveGuard(rows ? isTicked : dirtyFields.mapping !== undefined);
  return (
    <Dialog isOpen onClose={() => mayDrop() && onClose()} size="large" title={text.title} description={text.lead}>
      {rows ? (
        <Rows rows={rows} onTicked={setIsTicked} onDone={onClose} />
      ) : (
        <ChooseFile form={form} onRead={setRows} />
      )}
    </Dialog>
  );
}

interface ChooseFileProps {
  form: UseFormReturn<StatementChoice>;
  onRead: (rows: StatementRow[]) => void;
}

function ChooseFile({ form, onRead }: ChooseFileProps) {
  const text = useText().statement;
  const { control, register, formState } = form;
  const { errors } = formState;
  const layout = useWatch({ control, name: 'layout' });
  const sending = useReadStatement(onRead);
  const { isPending, error } = sending;
  return (
    <form noValidate className="grid gap-4" onSubmit={sendForm(form, sending)}>
      <Field label={text.bank}>
        <Select {...register('layout')}>
          {BANK_LAYOUTS.map((bank) => (
            <option key={bank} value={bank}>
              {text.banks[bank]}
            </option>
          ))}
        </Select>
      </Field>
      {layout === 'other' && (
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="mb-1.5 text-ink-soft text-small">{text.columnsHint}</legend>
          {(['date', 'text', 'credit', 'reference', 'direction'] as const).map((name) => (
            <Field
              key={name}
              label={text.columns[name]}
              isOptional={OPTIONAL.includes(name)}
              error={errors.mapping?.[name]?.message}
            >
              <Input maxLength={80} autoComplete="off" {...register(`mapping.${name}`)} />
            </Field>
          ))}
        </fieldset>
      )}
      <Field label={text.file} hint={text.fileHint}>
        <Input type="file" accept=".csv,.txt,text/csv" {...register('files')} />
      </Field>
      <FormMessage>{error ? messageOf(error, text.failed) : undefined}</FormMessage>
      <Button type="submit" isBusy={isPending} busyLabel={text.reading}>
        {text.read}
      </Button>
    </form>
  );
}

/** A payment that can be entered: somebody owes it, and it was not entered. */
const isEnterable = ({ order, match }: StatementRow) => order !== null && (match === 'sure' || match === 'unsure');

interface RowsProps {
  rows: StatementRow[];
  onTicked: (isTicked: boolean) => void;
  onDone: () => void;
}

function Rows({ rows, onTicked, onDone }: RowsProps) {
  const text = useText().statement;
  const [ticked, setTicked] = useState(
    () => new Set(rows.filter((row) => row.match === 'sure').map(({ line }) => line)),
  );
  const { mutate, isPending, error, data } = useEnterStatement(({ entered, known, refused }) => {
    toast(text.entered(entered, known));
    onTicked(false);
    if (refused.length === 0) onDone();
  });
  if (rows.length === 0) return <p className="text-ink-soft">{text.none}</p>;
  const toggle = (line: number) => {
    onTicked(true);
    setTicked((before) => {
      const after = new Set(before);
      if (!after.delete(line)) after.add(line);
      return after;
    });
  };
  return (
    <div className="grid gap-4">
      <ul className="grid max-h-[50vh] gap-2 overflow-y-auto" aria-label={text.found}>
        {rows.map((row) => (
          <li key={row.line} className="grid gap-1 rounded border border-rule p-3 text-small">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Badge tone={TONES[row.match]}>{text.matches[row.match]}</Badge>
              <strong className="tabular">{row.fault ? text.line(row.line) : formatRupees(row.amount)}</strong>
            </div>
            <p className="text-ink-soft [overflow-wrap:anywhere]">{[row.date, row.text].filter(Boolean).join(', ')}</p>
            {row.fault && <p>{text.faults[row.fault]}</p>}
            {row.order && isEnterable(row) && (
              <Checkbox
                checked={ticked.has(row.line)}
                onChange={() => toggle(row.line)}
                label={text.enterFor(orderNumber(row.order, row.orderKind), row.customer, formatRupees(row.owed))}
              />
            )}
          </li>
        ))}
      </ul>
      {data?.refused.map(({ order, message }) => (
        <FormMessage key={order}>
          {`${orderNumber(order, rows.find((row) => row.order === order)?.orderKind)}: ${message}`}
        </FormMessage>
      ))}
      <FormMessage>{error ? messageOf(error, text.enterFailed) : undefined}</FormMessage>
      <Button
        disabled={ticked.size === 0}
        isBusy={isPending}
        busyLabel={text.entering}
        onClick={() => mutate(rows.filter((row) => ticked.has(row.line) && isEnterable(row)))}
      >
        {text.enter(ticked.size)}
      </Button>
    </div>
  );
}
