import { hasOwnPrice } from '@print-shop/contracts/client';
import { Button, buttonClasses } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { LoadFailed } from '@print-shop/web-kit/region';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { isEmptyPricing } from '../../api/price-entries.ts';
import { usePricing } from '../../api/use-pricing.ts';
import { PageHead } from '../../page-head.tsx';
import { QuotationSheet } from '../../quotation-sheet/quotation-sheet.tsx';
import { useBulkOrder } from './api/use-bulk-order.ts';
import { useKeptQuotation } from './api/use-kept-quotation.ts';
import { Builder } from './components/builder.tsx';
import { FreeLine, useFreeLine } from './components/free-line.tsx';
import { KeepQuotation } from './components/keep-quotation.tsx';
import { useText } from './messages/index.ts';
import { bulkOrderLines } from './quotation.ts';
import { fillOffer, type Revised, useConditions, useOfferForm } from './use-offer-form.ts';
import { useQuotation } from './use-quotation.ts';

const EMPTY = { design: {}, lamination: {}, binding: {}, printing: [], paper: [] };

export default function QuotationPage() {
  const text = useText();
  usePageTitle(text.pageTitle);
  const query = usePricing();
  const { data, isPending, error } = query;
  const quotation = useQuotation();
  useEffect(() => {
    if (error) console.error('The prices could not be loaded', error);
  }, [error]);
  const pricing = data ?? (error ? EMPTY : undefined);
  const { items, setItems, remove, reset } = quotation;
  const form = useOfferForm();
  /** The lines as they were saved or loaded. */
  const [settled, setSettled] = useState(items);
  // Items of the price list are quickly chosen again.
  const hasOwnLines = items !== settled && items.some(({ details }) => hasOwnPrice(details));
  const freeLine = useFreeLine();
  const { isDirty: isLineTyped } = freeLine.form.formState;
  const mayDropLine = useLeaveGuard(isLineTyped);
  const mayDropAll = useLeaveGuard(form.formState.isDirty || hasOwnLines || isLineTyped);
  const conditions = useConditions(form);
  const [revised, setRevised] = useState<Revised>();
  const startFrom = useCallback<Parameters<typeof useKeptQuotation>[1]>(
    (lines, { _id: id, number, revision, customerName, buyer, discount, delivery, tax, advance, terms }, use) => {
      setItems(lines);
      setSettled(lines);
      const isRevision = use === 'revise';
      fillOffer(form, {
        discount,
        delivery,
        tax,
        advance,
        terms,
        ...(isRevision ? { customerName, ...(buyer ? { buyer } : {}) } : {}),
      });
      setRevised(isRevision ? { id, number, revision } : undefined);
    },
    [form, setItems],
  );
  useKeptQuotation(data, startFrom);
  const [bulkOrderId, setBulkOrderId] = useState<string>();
  const startFromBulk = useCallback<Parameters<typeof useBulkOrder>[0]>(
    (order) => {
      const lines = bulkOrderLines(order);
      setItems(lines);
      setSettled(lines);
      fillOffer(form, { customerName: order.name ?? '', ...(order.buyer ? { buyer: order.buyer } : {}) });
      setBulkOrderId(order._id);
    },
    [form, setItems],
  );
  useBulkOrder(startFromBulk);
  const [changedId, setChangedId] = useState<string>();
  const changed = items.find(({ id }) => id === changedId);
  const fillLine = (id?: string) => {
    freeLine.fill(items.find((item) => item.id === id));
    setChangedId(id);
  };
  const forgetAll = () => {
    if (!mayDropAll()) return;
    fillLine();
    reset();
    fillOffer(form, {});
    setRevised(undefined);
    setBulkOrderId(undefined);
  };
  return (
    <>
      <PageHead title={text.title} text={text.lead}>
        <Link to="/admin/quotations" className={buttonClasses({ tone: 'outline', size: 'small' })}>
          {text.saved}
        </Link>
      </PageHead>
      {isPending && (
        <p role="status" className="mb-3 text-ink-soft">
          {text.loading}
        </p>
      )}
      <div className="mb-3 empty:hidden">
        <LoadFailed query={query}>{text.failed}</LoadFailed>
      </div>
      {data && isEmptyPricing(data) && (
        <p role="alert" className="mb-3 font-medium text-bad">
          {text.failed}
        </p>
      )}
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] xl:items-start print:block">
        <div className="grid grid-cols-1 gap-5">
          <Builder pricing={pricing} quotation={quotation} />
          <FreeLine
            form={freeLine.form}
            mode={conditions.tax}
            changed={changed}
            onDone={(line) => {
              if (changed) quotation.replace(changed.id, line);
              else quotation.addLine(line);
              fillLine();
            }}
            onCancel={() => mayDropLine() && fillLine()}
          />
        </div>
        {items.length === 0 && (
          <p className="rounded border border-rule border-dashed p-5 text-ink-soft max-xl:hidden print:hidden">
            {text.nothingYet}
          </p>
        )}
        {items.length > 0 && (
          <div className="grid gap-5">
            <QuotationSheet
              title="Order Summary"
              lines={items}
              conditions={conditions}
              onRemove={remove}
              onChange={(id) => mayDropLine() && fillLine(id)}
            />
            <KeepQuotation
              items={items}
              form={form}
              revised={revised}
              bulkOrderId={bulkOrderId}
              onKept={() => {
                form.reset(form.getValues());
                setSettled(items);
                setRevised(undefined);
                setBulkOrderId(undefined);
              }}
            />
          </div>
        )}
      </div>
      <div className="mt-5 flex gap-3 print:hidden">
        <Button tone="outline" onClick={forgetAll}>
          {text.reset}
        </Button>
        <Button tone="ink" onClick={() => window.print()}>
          {text.print}
        </Button>
      </div>
    </>
  );
}
