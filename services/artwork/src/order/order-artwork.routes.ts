import { getOrderArtwork } from '@print-shop/contracts';
import { allow, type ContractRouter, languageOf } from '@print-shop/service-kit';
import type { CheckQueue } from '../check-queue/create-check-queue.ts';
import type { FileStore } from '../file/file.store.ts';
import type { ArtworkFile } from '../file/file.ts';
import { filesOf } from '../layout/files-of.ts';
import type { LayoutStore } from '../layout/layout.store.ts';
import type { LinkSigner } from '../link/sign-link.ts';
import type { ProofStore } from '../proof/proof.store.ts';
import type { Proof } from '../proof/proof.ts';
import { paidPartOf } from '../proof/unpaid.ts';
import { type FoundLine, toOrderArtwork } from './order-artwork.presenter.ts';
import type { OrderArtwork, OrderArtworkStore, OrderLine } from './order-artwork.store.ts';

export interface OrderArtworkRoutesDeps {
  orders: OrderArtworkStore;
  files: FileStore;
  layouts: Pick<LayoutStore, 'findOf'>;
  proofs: Pick<ProofStore, 'ofOrder'>;
  queue: Pick<CheckQueue, 'positionOf'>;
  links: LinkSigner;
}

/** Links in an answer are for its reader alone. */
const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** Registers /api/artwork/orders: the artwork of an order, for its customer, also one without an account, and for staff. */
export function orderArtworkRoutes(router: ContractRouter, deps: OrderArtworkRoutesDeps): void {
  const { orders, files, layouts, proofs, queue, links } = deps;

  /** A line with what is printed: the file that it is proofed from, else what the customer sent. */
  const foundOf = async (
    { id: orderId, userId }: OrderArtwork,
    { lineId, name, scene: id, design, color }: OrderLine,
    proof: Proof | undefined,
  ): Promise<FoundLine> => {
    // An order can name any layout; it has only its customer's.
    const own = id ? await layouts.findOf(id, { id: orderId, userId }) : undefined;
    const layout = own && paidPartOf(own, proof?.unpaid);
    const printed = proof?.fileId ? await files.find(proof.fileId) : undefined;
    const { fileIds, designs } = filesOf(layout?.sides ?? []);
    const sent = () =>
      Promise.all([
        ...fileIds.map((file) => files.find(file)),
        ...[...new Set([...designs, design].filter(Boolean))].map((one) => files.findOfDesign(one)),
      ]);
    const there = printed ? [printed] : await sent();
    const found = there.filter((file): file is ArtworkFile => file !== undefined);
    const waiting = found.map(async (file) => ({ file, waiting: await queue.positionOf(file) }));
    return { lineId, name, color, layout, files: await Promise.all(waiting) };
  };
  const linesOf = async (order: OrderArtwork): Promise<FoundLine[]> => {
    const begun = await proofs.ofOrder(order.id);
    const proofOf = (line: OrderLine) => begun.find(({ lineId }) => lineId === line.lineId);
    return Promise.all(order.lines.map((line) => foundOf(order, line, proofOf(line))));
  };

  router.on(getOrderArtwork, allow.orderCustomerOrStaff('artwork:read'), async ({ params, access, req }) => {
    const order = await orders.find(params.order);
    if (order) access.check(order);
    const lines = order ? await linesOf(order) : [];
    const body = toOrderArtwork(lines, { language: languageOf(req), links, now: new Date() });
    return { status: 200, body, headers: PRIVATE };
  });
}
