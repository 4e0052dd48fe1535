import type { Buyer } from '@print-shop/contracts';
import { isKnownBuyer, PRIVACY_NOTICE, placeBulkOrder, uploadDesign } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { forgetRequestKey, requestKeyFor } from '@print-shop/web-kit/request-key';
import { uploadFile } from '@print-shop/web-kit/upload';
import { sceneToken } from '../../../artwork-check/kept.ts';
import type { SavedLayout } from '../../../mock-up/layout.ts';
import type { Placement } from '../../../tee/zones.ts';
import type { DraftLine } from '../draft.ts';

interface BulkJob {
  userId: string | null;
  productId: string;
  lines: readonly DraftLine[];
  /** The price of each line in rupees, as the customer saw it. */
  prices: readonly number[];
  placements: readonly Placement[];
  design: File | null;
  /** The layouts in place of a design. */
  layout: Pick<SavedLayout, 'scene' | 'sceneSignature' | 'design'> | null;
  /** The person that the shop calls or writes to. Each field may be empty. */
  contact: { name: string; phone: string; email: string };
  /** The buyer on the invoice; may be empty. */
  buyer: Buyer;
}

/**
 * Stores the design, if there is one, then places the order with its address, or with what was laid out. The same job orders
 * once, however often it is sent and the page is loaded again.
 */
export async function submitBulkOrder(job: BulkJob) {
  const { userId, productId, lines, prices, placements, design, ...rest } = job;
  const { layout, contact } = rest;
  const buyer = isKnownBuyer(rest.buyer) ? { buyer: rest.buyer } : {};
  const designImage = design
    ? (await uploadFile(uploadDesign, design, { fields: { productType: 'T-Shirt' } })).url
    : layout?.design || null;
  const { scene, sceneSignature } = layout ?? {};
  const laidOut = { scene, sceneSignature, sceneToken: sceneToken(scene) };
  const items = lines.map((line, n) => ({ ...line, price: prices[n], placement: [...placements] }));
  // Without any of these, a guest leaves no personal data that would need consent.
  const isPersonal = [contact.name, contact.phone, contact.email, 'buyer' in buyer].some(Boolean);
  const consent = isPersonal ? { consent: PRIVACY_NOTICE } : {};
  const body = { userId, productId, items, designImage, ...laidOut, ...contact, ...buyer, ...consent };
  const file = design && { name: design.name, size: design.size, at: design.lastModified };
  const idempotencyKey = requestKeyFor('bulk-order', { ...job, design: file });
  const order = await call(placeBulkOrder, { body }, { idempotencyKey });
  forgetRequestKey('bulk-order');
  return order;
}
