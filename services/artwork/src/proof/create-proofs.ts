import type { ProductSnapshot, Shop } from '@print-shop/contracts';
import type { MailLinks } from '@print-shop/links';
import type { Broker, Relay } from '@print-shop/messaging';
import type { ReadModel } from '@print-shop/read-model';
import { type ContractRouter, createWaits, type Logger, type Works } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import type { ColorStore } from '../layout/colors.ts';
import type { LayoutStore } from '../layout/layout.store.ts';
import type { PrintAreasStore } from '../layout/print-areas.store.ts';
import type { LinkSigner } from '../link/sign-link.ts';
import type { Preflight } from '../preflight/index.ts';
import { createCancelProofs } from './cancel-proofs.ts';
import { cancelledOrderModel, createCancelledOrderStore } from './cancelled-order.store.ts';
import { forgetProofsOnUserDeleted, removeOldProofs } from './forget-proofs.ts';
import { keepLinesOnOrders } from './keep-lines-on-orders.ts';
import { createLineFiles, type LineFilesDeps } from './line-files.ts';
import { moveProofsOnQuotationOrdered } from './move-proofs-on-quotation-ordered.ts';
import { printFileRoutes } from './print-file.routes.ts';
import { createPrintFiles } from './print-files.ts';
import { proofRoutes } from './proof.routes.ts';
import { proofModel } from './proof.schema.ts';
import { createProofStore } from './proof.store.ts';
import { isSending, type Proof } from './proof.ts';
import { createQuotedOrderStore, quotedOrderModel } from './quoted-order.store.ts';
import { remindCustomers } from './remind-customers.ts';
import { startSendingVersions } from './send-versions.ts';
import { sharedProofRoutes } from './shared-proof.routes.ts';
import { createShowProduct } from './shown-on.ts';

export interface ProofsDeps extends Omit<LineFilesDeps, 'layouts'> {
  mongo: Connection;
  broker: Broker;
  relay: Relay;
  redis: Redis;
  logger: Logger;
  works: Works;
  preflight: Preflight;
  products: ReadModel<ProductSnapshot>;
  layouts: LayoutStore;
  areas: PrintAreasStore;
  colors: ColorStore;
  links: LinkSigner;
  mailLinks: MailLinks;
  getShop(): Promise<Shop>;
  /** The time that a version stays with a process that gives no sign of life. */
  leaseMs?: number | undefined;
  /** The time that staff wait for a proof that they send, in milliseconds. */
  sendPatienceMs?: number | undefined;
  onClose(name: string, close: () => unknown): void;
}

/** Creates the proofs, and starts their consumers and works. Registers their routes. Returns their store. */
export async function createProofs(router: ContractRouter, deps: ProofsDeps) {
  const { mongo, broker, works, files, objects, layouts, products, profileOf, getRetention, drawing, preflight } = deps;
  const proofs = createProofStore(proofModel(mongo), deps.relay);
  const lineFiles = createLineFiles(deps);
  const shownOn = createShowProduct(deps);
  const cancelledOrders = createCancelledOrderStore(cancelledOrderModel(mongo));
  const cancelProofs = createCancelProofs({ proofs, cancelledOrders });
  const quotedOrders = createQuotedOrderStore(quotedOrderModel(mongo));
  await keepLinesOnOrders(broker, { proofs, layouts, cancelProofs, files, lineFiles, shownOn, products, profileOf });
  await moveProofsOnQuotationOrdered(broker, { proofs, cancelProofs, quotedOrders });
  await forgetProofsOnUserDeleted(broker, proofs);
  removeOldProofs(works, proofs, getRetention);
  remindCustomers(works, proofs);

  const printFiles = createPrintFiles({ files, objects, preflight, drawing, profileOf });
  const { redis, logger, leaseMs, onClose } = deps;
  const sent = createWaits<Proof>({
    redis,
    logger,
    onClose,
    channel: 'artwork:sent-proofs',
    find: proofs.find,
    isReady: (proof) => !isSending(proof),
  });
  const sending = startSendingVersions({ proofs, files, printFiles, preflight, works, sent, leaseMs });
  printFileRoutes(router, { proofs, printFiles });
  // Before `/api/proofs/:id`.
  sharedProofRoutes(router, { ...deps, proofs });
  proofRoutes(router, { ...deps, proofs, cancelProofs, quotedOrders, shownOn, sent, sendSoon: sending.trigger });
  return { proofs };
}
