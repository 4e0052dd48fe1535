import type { Product } from '@print-shop/contracts';
import { DESIGN_MAX_BYTES, NO_BUYER } from '@print-shop/contracts/client';
import { toast } from '@print-shop/ui';
import { useUser } from '@print-shop/web-kit';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { againOf } from '../../bulk-again/again.ts';
import { type DesignFault, designFault } from '../../design-upload/check-design.ts';
import type { SavedLayout } from '../../mock-up/layout.ts';
import type { Placement } from '../../tee/zones.ts';
import { submitBulkOrder } from './api/submit-bulk-order.ts';
import { addLine, type DraftLine, lineRupees } from './draft.ts';
import { useText } from './messages/index.ts';

/** The contact of the person who placed a bulk order. */
export type Reach = 'phone' | 'email' | 'nothing';

const reachOf = ({ phone, email }: { phone?: string | undefined; email?: string | undefined }): Reach => {
  if (phone?.trim()) return 'phone';
  return email?.trim() ? 'email' : 'nothing';
};

const NO_LINES: readonly DraftLine[] = [];
const NO_CONTACT = { name: '', phone: '', email: '' };

/**
 * State of the bulk order form: placements, design, lines, and the result of sending it. It begins with the lines of an
 * earlier bulk order where the customer orders that again.
 */
export function useBulkOrder(product: Product) {
  const text = useText();
  const user = useUser();
  const again = againOf(useLocation().state);
  const [chosen, setChosen] = useState<readonly Placement[]>(again?.placements ?? []);
  const [layout, setLayout] = useState<SavedLayout | null>(null);
  const [design, setDesign] = useState<File | null>(null);
  const [previewUrl, setPreviewUrl] = useState<string | null>(null);
  const [designIssue, setDesignIssue] = useState<{ fault: DesignFault; name: string }>();
  const [contact, setContact] = useState(NO_CONTACT);
  const [buyer, setBuyer] = useState(NO_BUYER);
  const [lines, setLines] = useState<readonly DraftLine[]>(() => (again?.lines ?? []).reduce(addLine, []));
  /** The parts as they were when the form began, or when the last order was placed. */
  const [unchanged, setUnchanged] = useState({ lines, contact, buyer });
  const [isProcessing, setIsProcessing] = useState(false);
  const [placed, setPlaced] = useState<{ id: string; reach: Reach }>();
  const [failure, setFailure] = useState<unknown>();

  // A layout says by itself where it is printed, unless it is on areas that staff have drawn under other names.
  const placements = layout && layout.placements.length > 0 ? layout.placements : chosen;
  const hasDesign = design !== null || layout !== null;
  const isTyped = lines !== unchanged.lines || contact !== unchanged.contact || buyer !== unchanged.buyer;
  useLeaveGuard(isTyped || hasDesign);
  const prices = lineRupees({ lines, placements, hasDesign }, product);

  useEffect(() => () => URL.revokeObjectURL(previewUrl ?? ''), [previewUrl]);

  const changeDesign = (file: File | null) => {
    const fault = file && designFault(file, DESIGN_MAX_BYTES);
    setDesignIssue(fault ? { fault, name: file.name } : undefined);
    if (fault) return;
    setDesign(file);
    if (file) setLayout(null);
    setPreviewUrl(file && URL.createObjectURL(file));
  };

  const submit = async () => {
    setIsProcessing(true);
    setFailure(undefined);
    try {
      const order = await submitBulkOrder({
        userId: user?._id ?? null,
        productId: product._id,
        lines,
        prices,
        placements,
        design,
        layout,
        contact,
        buyer,
      });
      setPlaced({
        id: order._id,
        reach: reachOf({ phone: contact.phone || user?.phone, email: contact.email || user?.email }),
      });
      setLines(NO_LINES);
      setUnchanged({ lines: NO_LINES, contact, buyer });
      setChosen([]);
      changeDesign(null);
      setLayout(null);
      toast(text.order.placed);
    } catch (error) {
      console.error('The bulk order failed', error);
      setFailure(error);
    }
    setIsProcessing(false);
  };

  return {
    isGuest: user === null,
    placements,
    lines,
    /** The price of each line, in rupees. */
    prices,
    contact,
    buyer,
    design,
    layout,
    previewUrl,
    designIssue,
    isProcessing,
    placed,
    /** Why the last try failed; undefined when it did not. */
    failure,
    changeDesign,
    /** Takes the place of an uploaded design. */
    changeLayout: (next: SavedLayout | null) => {
      if (next) changeDesign(null);
      setLayout(next);
    },
    setContact,
    setBuyer,
    /** The browser cannot show the design, which says nothing about whether it can be printed. */
    hidePreview: () => setPreviewUrl(null),
    submit,
    togglePlacement: (placement: Placement) =>
      setChosen((before) =>
        before.includes(placement) ? before.filter((one) => one !== placement) : [...before, placement],
      ),
    add: (line: DraftLine) => setLines((current) => addLine(current, line)),
    remove: (line: DraftLine) => setLines((current) => current.filter((one) => one !== line)),
  };
}

export type BulkOrderDraft = ReturnType<typeof useBulkOrder>;
