import {
  type BULK_SIZES,
  type BULK_STATUSES,
  type BulkOrder as BulkOrderResponse,
  type BulkTimelineEntry,
  type Buyer,
  bulkPaise,
  type Consent,
  hasBreaks,
  type PlaceBulkOrderBody,
  type PricedProduct,
  type ProductSnapshot,
  type ProofStep,
  pricedOf,
  shownProofStep,
  toPaise,
  toRupees,
} from '@print-shop/contracts';
import type { DesignLinks } from '@print-shop/links';
import { type Claim, toClaimFields } from '@print-shop/orders';
import { conflict, type Language, phoneWords } from '@print-shop/service-kit';

export interface BulkLine {
  color: string;
  size: (typeof BULK_SIZES)[number];
  quantity: number;
  placement: string[];
  /** Price of the whole line. */
  pricePaise: number;
  /** When the customer cancelled this line; the total leaves it out. */
  cancelledAt?: Date;
}

export const isLeft = ({ cancelledAt }: Pick<BulkLine, 'cancelledAt'>): boolean => !cancelledAt;

/** One stored step of a bulk order; each changes what it comes to or its status. */
export interface TimelineEntry extends Pick<BulkTimelineEntry, 'status' | 'by' | 'note'> {
  at: Date;
  /** Missing for a change of the status. */
  event?: 'line-cancelled';
  /** Places of the cancelled lines, from 0. */
  lines?: string[];
}

/** The accepted offer of a bulk order. Earlier releases kept only the total, not its lines. */
export interface AcceptedQuotation {
  id: string;
  number: string;
  /** The amount to pay for each line: less its discount, with the tax. `taxRate` is in percent of GST. */
  lines?: { name: string; quantity: number; paise: number; taxRate?: number; hsn?: string }[];
  advancePaise?: number;
}

/** Blanks of a bulk order: `taken` of its `pieces` came from the stock of the shirt. */
export interface BlanksHeld {
  version: number;
  pieces: number;
  taken: number;
}

export type BulkStatus = (typeof BULK_STATUSES)[number];

/** `userId` is null for a guest. */
export interface BulkOrder {
  id: string;
  userId: string | null;
  productId: string | null;
  productName: string;
  /** The contact's name and telephone number; empty when not given, missing in the oldest orders. */
  name?: string;
  phone?: string;
  email?: string;
  /** The buyer on the invoice and the address of delivery; missing where nobody has named them. */
  buyer?: Buyer;
  /** The language of the shop when they ordered; older orders have none. */
  language?: Language;
  /** The privacy notice that the person agreed to. */
  consent?: Consent;
  lines: BulkLine[];
  designImage: string | null;
  /** The layout that the customer made. */
  scene?: string | undefined;
  /** SHA-256 of the token by which a guest has it. */
  sceneTokenHash?: string | undefined;
  totalPaise: number;
  /** The prices of the product that it was priced by, where it has lower ones for more pieces; older orders have none. */
  pricedBy?: PricedProduct;
  quotation?: AcceptedQuotation;
  status: BulkStatus;
  timeline: TimelineEntry[];
  /** The events of its proof. They are beside the timeline, which counts the versions of its bill. */
  proofSteps?: ProofStep[];
  /** The stock that it holds, and the version for it; missing before the catalog has answered. */
  blanks?: BlanksHeld;
  /** The credits of staff in all, in paise; claims are apart from that. */
  creditedPaise?: number;
  /** The customer's claims, the oldest first; older orders have none. */
  claims?: Claim[];
  createdAt: Date;
  /** When its customer last accepted a quotation of it, or staff opened it again; missing before either. */
  awaitedSince?: Date;
  /** When the advance of its quotation was paid; missing before that, and for those of release 0.2. */
  advancePaidAt?: Date;
}

/** When a bulk order was completed; nothing before that. */
export const completedAtOf = ({ status, timeline }: BulkOrder): Date | undefined =>
  status === 'Completed' ? timeline.findLast((entry) => entry.status === 'Completed')?.at : undefined;

type Items = PlaceBulkOrderBody['items'];

/** Lines at the shop's price and their sum; prices from the client are never used. */
export function priceBulkLines(
  items: Items,
  product?: ProductSnapshot,
  hasDesign = false,
): Pick<BulkOrder, 'lines' | 'totalPaise' | 'pricedBy'> {
  const prices = bulkPaise(items, product, hasDesign, new Date());
  const lines = items.map(({ price: _, ...item }, n) => ({ ...item, pricePaise: prices[n] ?? 0 }));
  const totalPaise = lines.reduce((sum, { pricePaise }) => sum + pricePaise, 0);
  return { lines, totalPaise, ...(product && hasBreaks(product) ? { pricedBy: pricedOf(product) } : {}) };
}

/**
 * The price of these lines of an order in paise, had they been ordered alone: without the breaks and the set-up that they owe
 * to the other lines. Older orders do not know the breaks, so that lines with one cost the plain price alone.
 */
export function alonePaise(
  { pricedBy, designImage, scene, createdAt }: Pick<BulkOrder, 'pricedBy' | 'designImage' | 'scene' | 'createdAt'>,
  lines: readonly BulkLine[],
): number {
  const hasDesign = designImage !== null || scene !== undefined;
  return bulkPaise(lines, pricedBy, hasDesign, createdAt).reduce((sum, paise) => sum + paise, 0);
}

/**
 * Nobody orders for more than they saw: throws conflict when the shop's total is above the sum of the sent prices. Only a
 * product with breaks has a price that can change.
 */
export function refuseDearer(
  items: Items,
  product: ProductSnapshot | undefined,
  { totalPaise }: Pick<BulkOrder, 'totalPaise'>,
): void {
  if (!hasBreaks(product) || items.some(({ price }) => price === undefined)) return;
  const seenPaise = items.reduce((sum, { price = 0 }) => sum + toPaise(price), 0);
  if (totalPaise <= seenPaise) return;
  const rupees = toRupees(totalPaise);
  throw conflict(
    {
      en: `Prices have changed: your order now comes to ₹${rupees}. Please load the page again.`,
      hi: `दाम बदल गए हैं: आपका ऑर्डर अब ₹${rupees} का है। पेज फिर से खोलिए।`,
    },
    'price-changed',
  );
}

type Searched = Pick<BulkOrder, 'id' | 'userId' | 'name' | 'phone' | 'email' | 'buyer'>;

/**
 * Lower-case words for the staff search, which finds a bulk order by the beginning of a word: its id, its account, its contact and the buyer
 * on its invoice.
 */
export function searchWords({ id, userId, name = '', phone = '', email = '', buyer }: Searched): string[] {
  const names = `${name} ${buyer?.name ?? ''}`.split(/\s+/);
  const words = [id, userId ?? '', ...names, email, ...email.split('@'), ...phoneWords(phone)];
  return [...new Set(words.map((word) => word.toLowerCase()).filter(Boolean))];
}

/** The reader of a bulk order. Customers see neither the names of staff nor their notes, except why it was cancelled. */
export type Reader = 'customer' | 'staff';

const toEntry = ({ status, at, by, note, event, lines }: TimelineEntry, reader: Reader): BulkTimelineEntry => ({
  status,
  at: at.toISOString(),
  by: reader === 'staff' || by === 'customer' ? by : 'shop',
  note: reader === 'staff' || event || status === 'Cancelled' ? note : '',
  ...(event ? { event } : {}),
  ...(lines && event ? { lines: [...lines] } : {}),
});

const statusAt = ({ timeline, status }: BulkOrder, at: Date): BulkStatus =>
  (timeline.findLast((entry) => entry.at <= at) ?? timeline[0])?.status ?? status;

/** The steps that a claim adds to the timeline: the claim itself, and its outcome. */
function claimSteps(claim: Claim): (Pick<BulkTimelineEntry, 'event' | 'by' | 'note' | 'amount'> & { at: Date })[] {
  const { state, at, text, decidedAt, reason = '', refundPaise = 0 } = claim;
  const made = { event: 'claimed', at, by: 'customer', note: text } as const;
  if (state === 'open' || !decidedAt) return [made];
  const by = state === 'withdrawn' ? 'customer' : 'shop';
  const ended = { event: `claim-${state}`, at: decidedAt, by, note: reason } as const;
  if (refundPaise === 0) return [made, ended];
  const refund = { event: 'refund-due', at: decidedAt, by: 'shop', note: '', amount: toRupees(refundPaise) } as const;
  return [made, ended, refund];
}

/** The steps of the order, of its proof and of its claims, in the order of time: events may come late. */
const toTimeline = (order: BulkOrder, reader: Reader): BulkTimelineEntry[] => {
  const proofs = (order.proofSteps ?? []).map((step) => ({
    status: statusAt(order, step.at),
    ...shownProofStep(step, reader === 'staff'),
  }));
  const claims = (order.claims ?? []).flatMap(claimSteps).map(({ at, ...step }) => ({
    status: statusAt(order, at),
    at: at.toISOString(),
    ...step,
  }));
  const entries = order.timeline.map((entry) => toEntry(entry, reader));
  return [...entries, ...proofs, ...claims].sort((a, b) => a.at.localeCompare(b.at));
};

export function toBulkOrderResponse(
  order: BulkOrder,
  reader: Reader,
  { claimDays, designLinks }: { claimDays: number; designLinks: DesignLinks },
): BulkOrderResponse {
  const linkOf = (stored: string) => designLinks.sign(stored, reader === 'staff' ? 'save' : 'show');
  const { id, lines, totalPaise, quotation, designImage, claims = [], createdAt, ...others } = order;
  const {
    blanks,
    consent: _,
    language: _l,
    timeline: _t,
    proofSteps: _p,
    pricedBy: _b,
    sceneTokenHash: _h,
    creditedPaise: _r,
    awaitedSince: _a,
    advancePaidAt: _v,
    ...rest
  } = others;
  return {
    _id: id,
    ...rest,
    items: lines.map(({ pricePaise, cancelledAt, ...line }) => ({
      ...line,
      price: toRupees(pricePaise),
      ...(cancelledAt ? { cancelledAt: cancelledAt.toISOString() } : {}),
    })),
    designImage: linkOf(designImage ?? '') || null,
    ...(reader === 'staff' ? { designPicture: designLinks.sign(designImage ?? '', 'look') || null } : {}),
    ...(reader === 'staff' && blanks ? { blanksToBuy: blanks.pieces - blanks.taken } : {}),
    totalPrice: toRupees(totalPaise),
    ...(quotation ? { quotation: { id: quotation.id, number: quotation.number } } : {}),
    timeline: toTimeline(order, reader),
    ...toClaimFields(claims, completedAtOf(order), claimDays, linkOf),
    createdAt: createdAt.toISOString(),
  };
}
