import { isKnownBuyer, PRIVACY_NOTICE, placeBulkOrder, uploadDesign } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { forgetRequestKey, requestKeyFor } from '@print-shop/web-kit/request-key';
import { uploadFile } from '@print-shop/web-kit/upload';
import { layoutToken } from '../../../artwork-check/kept.ts';
import type { BulkJob } from '../bulk-form.ts';

interface Placing extends BulkJob {
  userId: string | null;
  productId: string;
  /** The price of each line in rupees, as the customer saw it. */
  prices: readonly number[];
}

/**
 * Stores the design, if there is one, then places the order with its address, or with what was laid out. The same job orders
 * once, however often it is sent and the page is loaded again.
 */
export async function submitBulkOrder(job: Placing) {
  const { userId, productId, lines, prices, placements, design, layout, name, phone, email } = job;
  const buyer = job.buyer && isKnownBuyer(job.buyer) ? { buyer: job.buyer } : {};
  const designImage = design
    ? (await uploadFile(uploadDesign, design, { fields: { productType: 'T-Shirt' } })).url
    : layout?.design || null;
  const { id: scene, sceneSignature } = layout ?? {};
  const laidOut = { scene, sceneSignature, sceneToken: layoutToken(scene) };
  const items = lines.map((line, n) => ({ ...line, price: prices[n], placement: [...placements] }));
  // Without any of these, a guest leaves no personal data that would need consent.
  const isPersonal = [name, phone, email, 'buyer' in buyer].some(Boolean);
  const consent = isPersonal ? { consent: PRIVACY_NOTICE } : {};
  const body = { userId, productId, items, designImage, ...laidOut, name, phone, email, ...buyer, ...consent };
  const file = design && { name: design.name, size: design.size, at: design.lastModified };
  const idempotencyKey = requestKeyFor('bulk-order', { ...job, design: file });
  const order = await call(placeBulkOrder, { body }, { idempotencyKey });
  forgetRequestKey('bulk-order');
  return order;
}
