import { zodResolver } from '@hookform/resolvers/zod';
import type { Buyer, Product } from '@print-shop/contracts';
import { DESIGN_MAX_BYTES } from '@print-shop/contracts/client';
import { toast } from '@print-shop/ui';
import { messageOf, useUser } from '@print-shop/web-kit';
import { sendForm } from '@print-shop/web-kit/form';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { useEffect, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { readBulkAgain } from '../../bulk-again/bulk-again.ts';
import { type DesignFault, designFault } from '../../design-upload/check-design.ts';
import type { SavedLayout } from '../../layout/layout.ts';
import type { Placement } from '../../tee/zones.ts';
import { submitBulkOrder } from './api/submit-bulk-order.ts';
import { type BulkForm, type BulkJob, bulkFormSchema, NOTHING_CHOSEN, NOTHING_TYPED } from './bulk-form.ts';
import { addLine, type DraftLine, lineRupees } from './draft.ts';
import { useText } from './messages/index.ts';

/** The contact of the person who placed a bulk order. */
export type Reach = 'phone' | 'email' | 'nothing';

const reachOf = ({ phone, email }: { phone?: string | undefined; email?: string | undefined }): Reach => {
  if (phone?.trim()) return 'phone';
  return email?.trim() ? 'email' : 'nothing';
};

const BY_VISITOR = { shouldDirty: true };

/**
 * State of the bulk order form: placements, design, lines, and the result of sending it. It begins with the lines of an
 * earlier bulk order where the customer orders that again.
 */
export function useBulkOrder(product: Product) {
  const text = useText();
  const user = useUser();
  const again = readBulkAgain(useLocation().state);
  const form = useForm<BulkForm, unknown, BulkJob>({
    // The contract lets parts be missing that the form always has.
    resolver: zodResolver(bulkFormSchema) as Resolver<BulkForm, unknown, BulkJob>,
    defaultValues: {
      ...NOTHING_TYPED,
      ...NOTHING_CHOSEN,
      placements: again?.placements ?? [],
      lines: (again?.lines ?? []).reduce(addLine, []),
    },
  });
  const { getValues, setValue, setError, reset, formState } = form;
  const { lines, design, layout, placements: chosen } = form.watch();
  const [previewUrl, setPreviewUrl] = useState<string | null>(null);
  const [designIssue, setDesignIssue] = useState<{ fault: DesignFault; name: string }>();
  const [placed, setPlaced] = useState<{ id: string; reach: Reach }>();

  // A layout says by itself where it is printed, unless it is on areas that staff have drawn under other names.
  const placements = layout && layout.placements.length > 0 ? layout.placements : chosen;
  // Placements are quickly chosen again.
  useLeaveGuard(Object.keys(formState.dirtyFields).some((name) => name !== 'placements'));
  const prices = lineRupees({ lines, placements, hasDesign: design !== null || layout !== null }, product);

  useEffect(() => () => URL.revokeObjectURL(previewUrl ?? ''), [previewUrl]);

  const changeDesign = (file: File | null) => {
    const fault = file && designFault(file, DESIGN_MAX_BYTES);
    setDesignIssue(fault ? { fault, name: file.name } : undefined);
    if (fault) return;
    setValue('design', file, BY_VISITOR);
    if (file) setValue('layout', null, BY_VISITOR);
    setPreviewUrl(file && URL.createObjectURL(file));
  };

  const submit = sendForm(form, {
    mutate: async (job: BulkJob, { onError }) => {
      try {
        const order = await submitBulkOrder({
          ...job,
          placements,
          prices,
          userId: user?._id ?? null,
          productId: product._id,
        });
        setPlaced({
          id: order._id,
          reach: reachOf({ phone: job.phone || user?.phone, email: job.email || user?.email }),
        });
        changeDesign(null);
        reset({ ...getValues(), ...NOTHING_CHOSEN });
        toast(text.order.placed);
      } catch (error) {
        console.error('The bulk order failed', error);
        setError('root', { type: 'failed', message: messageOf(error, '') });
        onError(error as Error);
      }
    },
  });

  return {
    form,
    isGuest: user === null,
    placements,
    lines,
    /** The price of each line, in rupees. */
    prices,
    design,
    layout,
    previewUrl,
    designIssue,
    placed,
    changeDesign,
    /** Takes the place of an uploaded design. */
    changeLayout: (next: SavedLayout | null) => {
      if (next) changeDesign(null);
      setValue('layout', next, BY_VISITOR);
    },
    changeBuyer: (change: (before: Buyer) => Buyer) => setValue('buyer', change(getValues('buyer')), BY_VISITOR),
    /** The browser cannot show the design, which says nothing about whether it can be printed. */
    hidePreview: () => setPreviewUrl(null),
    submit,
    togglePlacement: (placement: Placement) => {
      const before = getValues('placements');
      const after = before.includes(placement) ? before.filter((one) => one !== placement) : [...before, placement];
      setValue('placements', after, BY_VISITOR);
    },
    add: (line: DraftLine) => setValue('lines', addLine(getValues('lines'), line), BY_VISITOR),
    remove: ({ color, size }: DraftLine) =>
      setValue(
        'lines',
        getValues('lines').filter((line) => line.color !== color || line.size !== size),
        BY_VISITOR,
      ),
  };
}

export type BulkOrderDraft = ReturnType<typeof useBulkOrder>;
