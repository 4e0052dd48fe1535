import { getOrderArtwork, may, readTrackedArtwork } from '@print-shop/contracts';
import type { MailLinks } from '@print-shop/links';
import { allow, type ContractRouter, forbidden, languageOf } from '@print-shop/service-kit';
import type { Request } from 'express';
import type { CheckQueue } from '../check-queue/check-queue.ts';
import type { FileStore } from '../file/file.store.ts';
import type { ArtworkFile } from '../file/file.ts';
import type { LinkSigner } from '../link/sign-link.ts';
import { filesOf } from '../mock-up/files-of.ts';
import type { SceneStore } from '../mock-up/scene.store.ts';
import { linkIsOver } from '../proof/link-is-over.ts';
import type { ProofStore } from '../proof/proof.store.ts';
import type { Proof } from '../proof/proof.ts';
import { paidPartOf } from '../proof/unpaid.ts';
import { type FoundLine, toOrderArtwork } from './order-artwork.presenter.ts';
import type { OrderArtwork, OrderArtworkStore, OrderLine } from './order-artwork.store.ts';

interface OrderArtworkRoutesDeps {
  orders: OrderArtworkStore;
  files: FileStore;
  scenes: Pick<SceneStore, 'findOf'>;
  proofs: Pick<ProofStore, 'ofOrder'>;
  queue: Pick<CheckQueue, 'positionOf'>;
  links: LinkSigner;
  mailLinks: MailLinks;
}

/** Links in an answer are for its reader alone. */
const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** Registers /api/artwork/orders: the artwork of an order, for its customer, also one without an account, and for staff. */
export function orderArtworkRoutes(router: ContractRouter, deps: OrderArtworkRoutesDeps): void {
  const { orders, files, scenes, proofs, queue, links, mailLinks } = deps;

  /** A line with what is printed: the file that it is proofed from, else what the customer sent. */
  const foundOf = async (
    { id: orderId, userId }: OrderArtwork,
    { lineId, name, scene: id, design, color }: OrderLine,
    proof: Proof | undefined,
  ): Promise<FoundLine> => {
    // An order can name any scene; it has only its customer's.
    const own = id ? await scenes.findOf(id, { id: orderId, userId }) : undefined;
    const scene = own && paidPartOf(own, proof?.unpaid);
    const printed = proof?.fileId ? await files.find(proof.fileId) : undefined;
    const { fileIds, designs } = filesOf(scene?.sides ?? []);
    const sent = () =>
      Promise.all([
        ...fileIds.map((file) => files.find(file)),
        ...[...new Set([...designs, design].filter(Boolean))].map((one) => files.findOfDesign(one)),
      ]);
    const there = printed ? [printed] : await sent();
    const found = there.filter((file): file is ArtworkFile => file !== undefined);
    const waiting = found.map(async (file) => ({ file, waiting: await queue.positionOf(file) }));
    return { lineId, name, color, scene, files: await Promise.all(waiting) };
  };
  const answer = async (order: OrderArtwork | undefined, req: Request) => {
    const begun = order ? await proofs.ofOrder(order.id) : [];
    const proofOf = (line: OrderLine) => begun.find(({ lineId }) => lineId === line.lineId);
    const lines = order ? await Promise.all(order.lines.map((line) => foundOf(order, line, proofOf(line)))) : [];
    const body = toOrderArtwork(lines, { language: languageOf(req), links, now: new Date() });
    return { status: 200 as const, body, headers: PRIVATE };
  };

  router
    .on(getOrderArtwork, allow.signedIn, async ({ params, user, req }) => {
      const order = await orders.find(params.order);
      const isForStaff = user.isAdmin && may(user.role, 'artwork:read');
      if (order && !isForStaff && order.userId !== user.id) throw notYours();
      return answer(order, req);
    })
    .on(readTrackedArtwork, allow.anyone, async ({ body: { token }, req }) => {
      const id = mailLinks.readOrder(token);
      const order = id === undefined ? undefined : await orders.find(id);
      // Once an account has the order, its owner reads it signed in.
      if (id === undefined || (order && order.userId !== null)) throw linkIsOver();
      return answer(order, req);
    });
}

const notYours = () => forbidden({ en: 'This belongs to somebody else.', hi: 'यह किसी और का है।' }, 'not-yours');
