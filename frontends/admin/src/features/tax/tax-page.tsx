import type { TaxRule } from '@print-shop/contracts';
import { setTaxRule } from '@print-shop/contracts/client';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { Button, EmptyState } from '@print-shop/ui';
import { usePageTitle, usePermission } from '@print-shop/web-kit';
import { sendForm } from '@print-shop/web-kit/form';
import { Region } from '@print-shop/web-kit/region';
import type { ReactNode } from 'react';
import { DraftForm } from '../../draft-form.tsx';
import { type Column, DataTable } from '../../list/data-table.tsx';
import { MessageLine } from '../../message-line.tsx';
import { PageHead } from '../../page-head.tsx';
import { useDraft } from '../../use-draft.ts';
import { useMessage } from '../../use-message.ts';
import { useRemoveTaxRule, useSaveTaxRule, useTaxRules } from './api/use-tax-rules.ts';
import { useText } from './messages/index.ts';
import { draftOf, fieldOf, NEW_RULE } from './rule-draft.ts';
import { RuleFields } from './rule-fields.tsx';

type Text = ReturnType<typeof useText>;

const nameOf = ({ scope, name }: TaxRule, { scopes }: Text): string => name || scopes[scope];

/** A rate and, where there is one, the other rate above a price. */
const rateWords = ({ from, percent, above }: TaxRule['rates'][number], text: Text): string[] => [
  text.rate(formatDate(from), percent),
  ...(above ? [text.above(formatRupees(above.price), above.percent)] : []),
];

function columnsIn(text: Text, actions: (rule: TaxRule) => ReactNode): readonly Column<TaxRule>[] {
  const { columns } = text;
  return [
    {
      id: 'of',
      title: columns.of,
      value: (rule) => nameOf(rule, text),
      cell: (rule) => (
        <>
          <span className="font-semibold [overflow-wrap:anywhere]">{nameOf(rule, text)}</span>
          {rule.scope !== 'all' && <span className="block text-caption text-ink-soft">{text.scopes[rule.scope]}</span>}
        </>
      ),
    },
    {
      id: 'hsn',
      title: columns.hsn,
      value: ({ hsn, unit }) => `${hsn} ${unit}`.trim(),
      cell: ({ hsn, unit }) => (
        <>
          {hsn} <span className="text-ink-soft">{unit}</span>
        </>
      ),
    },
    {
      id: 'rates',
      title: columns.rates,
      value: ({ kind, rates }) =>
        kind === 'taxable' ? rates.map((rate) => rateWords(rate, text).join(', ')).join('; ') : text.kinds[kind],
      cell: ({ kind, rates }) =>
        kind === 'taxable' ? (
          <ul>
            {rates.map((rate) => {
              const [words, above] = rateWords(rate, text);
              return (
                <li key={rate.from}>
                  {words}
                  {above && <span className="block text-ink-soft text-small">{above}</span>}
                </li>
              );
            })}
          </ul>
        ) : (
          text.kinds[kind]
        ),
    },
    { id: 'actions', title: columns.actions, cell: actions },
  ];
}

/** HSN and rates of GST: of everything, of product types, of single products. */
export default function TaxPage() {
  const text = useText();
  usePageTitle(text.title);
  const mayWrite = usePermission(setTaxRule.permission);
  const query = useTaxRules();
  const { form, id, open, clear } = useDraft(NEW_RULE);
  const { message, say, sayFailure } = useMessage();
  const onError = (error: Error) => sayFailure(text.saveFailed, error);
  const saving = useSaveTaxRule({
    onDone: () => {
      say('good', text.saved);
      clear();
    },
    onError,
  });
  const removing = useRemoveTaxRule({
    onDone: (removed) => {
      say('good', text.removed);
      if (id === removed) clear();
    },
    onError,
  });
  const remove = (rule: TaxRule) => {
    if (window.confirm(text.confirmRemove(nameOf(rule, text)))) removing.mutate(rule._id);
  };
  const actions = (rule: TaxRule) =>
    mayWrite && (
      <span className="flex flex-wrap gap-2">
        <Button
          tone="outline"
          size="small"
          aria-label={text.editOf(nameOf(rule, text))}
          onClick={() => open(draftOf(rule))}
        >
          {text.edit}
        </Button>
        <Button
          tone="quiet"
          size="small"
          aria-label={text.removeOf(nameOf(rule, text))}
          isBusy={removing.isPending && removing.variables === rule._id}
          onClick={() => remove(rule)}
        >
          {text.remove}
        </Button>
      </span>
    );
  return (
    <>
      <PageHead title={text.title} text={text.lead} />
      <MessageLine message={message} />
      <Region query={query} loading={text.loading} failed={text.failed}>
        {(rules) => (
          <div className="grid grid-cols-1 gap-5 lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start">
            {mayWrite && (
              <DraftForm
                title={id ? text.edit : text.add}
                submit={id ? text.update : text.create}
                id={id}
                isBusy={saving.isPending}
                onSubmit={sendForm(form, saving, { fieldOf })}
                onCancel={clear}
              >
                <RuleFields form={form} />
              </DraftForm>
            )}
            {rules.length === 0 ? (
              <EmptyState title={text.none}>{text.noneHint}</EmptyState>
            ) : (
              <DataTable
                name="tax-rates"
                caption={text.title}
                columns={columnsIn(text, actions)}
                rows={rules}
                keyOf={({ _id }) => _id}
              />
            )}
          </div>
        )}
      </Region>
    </>
  );
}
