import type { ProductSnapshot, Shop } from '@print-shop/contracts';
import { workParked } from '@print-shop/contracts';
import { createDesignLinks, createMailLinks, type MailLinkKeys } from '@print-shop/links';
import type { Broker, Relay } from '@print-shop/messaging';
import { worksOf } from '@print-shop/messaging';
import { createReadModel, keepProducts } from '@print-shop/read-model';
import {
  type AppOptions,
  type Auth,
  createApp,
  createRouter,
  createWaits,
  ensureIndexes,
  limitUploads,
  type ObjectStore,
  type UploadSettings,
} from '@print-shop/service-kit';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { adoptionRoutes } from './adoption.routes.ts';
import { answerDataExport } from './answer-data-export.ts';
import { type CheckQueueDeps, startCheckQueue } from './check-queue/check-queue.ts';
import { createJobStore } from './check-queue/job.store.ts';
import { removeLeftFolders } from './check-queue/work-folder.ts';
import { checkOnDesignStored } from './design/check-on-design-stored.ts';
import { designRoutes } from './design/design.routes.ts';
import { createTakeDesign } from './design/take-design.ts';
import { createArtworkObjects } from './file/artwork-objects.ts';
import { fileRoutes } from './file/file.routes.ts';
import { artworkFileModel } from './file/file.schema.ts';
import { createFileStore } from './file/file.store.ts';
import { isOf } from './file/open-file.ts';
import { createSenderOf } from './file/sender.ts';
import { type ArtworkLimitOptions, createArtworkLimits } from './limits.ts';
import { linkRoutes } from './link/link.routes.ts';
import { createLinkSigner } from './link/sign-link.ts';
import { mockUpModels, openMockUp } from './mock-up/index.ts';
import { printAreasRoutes } from './mock-up/print-areas.routes.ts';
import { sceneRoutes } from './mock-up/scene.routes.ts';
import { createSceneStore } from './mock-up/scene.store.ts';
import { forgetOldOrders, keepOnOrdered } from './order/keep-on-ordered.ts';
import { orderArtworkRoutes } from './order/order-artwork.routes.ts';
import { createOrderArtworkStore, orderArtworkModel } from './order/order-artwork.store.ts';
import type { Preflight } from './preflight/index.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { createProfileStore, profileModel } from './profile/profile.store.ts';
import { createCancelProofs } from './proof/cancel-proofs.ts';
import { cancelledOrderModel, createCancelledOrderStore } from './proof/cancelled-order.store.ts';
import { forgetProofsOnUserDeleted, removeOldProofs } from './proof/forget-proofs.ts';
import { keepLinesOnOrders } from './proof/keep-lines-on-orders.ts';
import { createLineFiles } from './proof/line-files.ts';
import { moveProofsOnQuotationOrdered } from './proof/move-proofs-on-quotation-ordered.ts';
import { printFileRoutes } from './proof/print-file.routes.ts';
import { createPrintFiles } from './proof/print-files.ts';
import { proofRoutes } from './proof/proof.routes.ts';
import { proofModel } from './proof/proof.schema.ts';
import { createProofStore } from './proof/proof.store.ts';
import { isSending, type Proof } from './proof/proof.ts';
import { createQuotedOrderStore, quotedOrderModel } from './proof/quoted-order.store.ts';
import { remindCustomers } from './proof/remind-customers.ts';
import { startSendingVersions } from './proof/send-versions.ts';
import { sharedProofRoutes } from './proof/shared-proof.routes.ts';
import { createShowProduct } from './proof/shown-on.ts';
import { forgetOnUserDeleted } from './retention/forget-on-user-deleted.ts';
import { keepOnAddedToCart } from './retention/keep-on-added-to-cart.ts';
import { removeExpired } from './retention/remove-expired.ts';
import { retentionRoutes } from './retention/retention.routes.ts';
import { openRetention, retentionModel } from './retention/retention.store.ts';
import type { Retention } from './retention/retention.ts';
import { uploadRoutes } from './upload/upload.routes.ts';
import { createUploadStore } from './upload/upload.store.ts';

export interface ArtworkDeps extends Pick<AppOptions, 'logger'>, Pick<CheckQueueDeps, 'leaseMs'> {
  preflight: Preflight;
  /** Reads files that take no time; without it, the other does. */
  quickPreflight?: Preflight;
  auth: Auth;
  mongo: Connection;
  broker: Broker;
  relay: Relay;
  redis: Redis;
  objects: ObjectStore;
  shop: Shop;
  /** The keys of links in mails. */
  mailLinkKeys?: MailLinkKeys | undefined;
  /** `DESIGN_LINK_KEY` of the settings. */
  designLinkKey?: string | undefined;
  /** `ARTWORK_LINK_KEY` of the settings. */
  linkKey: string;
  limits: Omit<ArtworkLimitOptions, 'redis'>;
  /** The time that files are kept until staff choose. */
  retention: Retention;
  /** How much may be uploaded; without it, as much as anybody likes. */
  uploads?: UploadSettings;
  /** The time that staff wait for a proof that they send, in milliseconds. */
  sendPatienceMs?: number;
  onClose(name: string, close: () => unknown): void;
}

/** All models of the service; the documents of each carry events. */
export const modelsOf = (mongo: Connection) => ({
  files: artworkFileModel(mongo),
  profiles: profileModel(mongo),
  proofs: proofModel(mongo),
  retention: retentionModel(mongo),
  printAreas: mockUpModels(mongo).areas,
  scenes: mockUpModels(mongo).scenes,
});

/** Creates the app: its routes, the queue of checks, and the consumers that keep and remove files. */
export async function createArtwork(deps: ArtworkDeps): Promise<Express> {
  const { auth, mongo, broker, relay, redis, logger, preflight, leaseMs, onClose } = deps;
  const models = modelsOf(mongo);
  const orderModel = orderArtworkModel(mongo);
  const cancelledOrders = cancelledOrderModel(mongo);
  await ensureIndexes([...Object.values(models), orderModel, cancelledOrders]);
  const files = createFileStore(models.files);
  const scenes = createSceneStore(models.scenes, relay);
  const orders = createOrderArtworkStore(orderModel);
  const objects = createArtworkObjects(deps.objects);
  const profiles = createProfileStore(models.profiles, relay);

  const proofs = createProofStore(models.proofs, relay);
  const products = createReadModel<ProductSnapshot>(mongo, 'products');
  const profileOf = async (productType: string) => (await profiles.find(productType)).profile;

  const kept = await openRetention(models.retention, deps.retention, relay, logger);
  onClose('reading how long files are kept', () => kept.close());
  const retention = kept.current;
  const works = worksOf(deps, workParked.artwork);
  const removal = removeExpired({ files, objects, broker, works });
  await removeLeftFolders();
  const queue = startCheckQueue({
    jobs: createJobStore(models.files, relay),
    works,
    objects,
    logger,
    lanes: { quick: deps.quickPreflight ?? preflight, slow: preflight },
    profileOf,
    ...(leaseMs === undefined ? {} : { leaseMs }),
  });
  await keepProducts('artwork', broker, products);
  const mockUp = await openMockUp({
    ...deps,
    works,
    products,
    profileOf,
    mayUseFile: async (id, user, token) => {
      const file = await files.find(id);
      return file?.state === 'checked' && isOf(file, { user, token });
    },
    scenesPerCaller: deps.limits.filesPerAddress,
    sceneDays: retention.fileDays,
    keepFiles: (held, until) => files.hold(held, until, false),
  });
  const drawing = { objects: mockUp.objects, renderer: mockUp.renderer };
  const lineFiles = createLineFiles({ files, scenes, objects, drawing, queue, profileOf, retention });
  const shownOn = createShowProduct(mockUp);
  const cancelProofs = createCancelProofs({ proofs, cancelledOrders: createCancelledOrderStore(cancelledOrders) });
  await keepLinesOnOrders(broker, { proofs, scenes, cancelProofs, files, lineFiles, shownOn, products, profileOf });
  const quotedOrders = createQuotedOrderStore(quotedOrderModel(mongo));
  await moveProofsOnQuotationOrdered(broker, { proofs, cancelProofs, quotedOrders });
  await forgetProofsOnUserDeleted(broker, proofs);
  removeOldProofs(works, proofs, retention);
  remindCustomers(works, proofs);
  await keepOnOrdered(broker, { orders, files, scenes, proofs, retention });
  await keepOnAddedToCart(broker, { files, scenes, retention });
  forgetOldOrders(works, orders);
  await forgetOnUserDeleted(broker, files, removal.soon);
  const takeDesign = createTakeDesign({ files, objects, queue, retention, neededUntil: orders.neededUntil });
  await checkOnDesignStored(broker, takeDesign);
  await answerDataExport(broker, { files, objects, proofs, scenes });

  const mailLinks = createMailLinks(deps.mailLinkKeys ?? {});
  const router = createRouter({
    auth,
    orderOfLink: mailLinks.readOrder,
    ...(deps.uploads ? { uploads: limitUploads(deps.uploads, redis, 'artwork') } : {}),
  });
  const shared = {
    files,
    objects,
    queue,
    retention,
    limits: createArtworkLimits({ redis, ...deps.limits }),
    senderOf: createSenderOf(deps.linkKey),
  };
  profileRoutes(router, profiles);
  retentionRoutes(router, kept);
  uploadRoutes(router, { ...shared, uploads: createUploadStore(models.files) });
  const designs = createDesignLinks(deps.designLinkKey);
  fileRoutes(router, { ...shared, designs, removeSoon: removal.soon });
  const links = createLinkSigner(deps.linkKey);
  linkRoutes(router, { ...shared, links });
  const printFiles = createPrintFiles({ files, objects, preflight, drawing, profileOf });
  const sent = createWaits<Proof>({
    ...deps,
    channel: 'artwork:sent-proofs',
    find: proofs.find,
    isReady: (proof) => !isSending(proof),
  });
  const sending = startSendingVersions({ proofs, files, printFiles, preflight, works, sent, leaseMs });
  printFileRoutes(router, { proofs, printFiles });
  const ofProofs = { proofs, cancelProofs, quotedOrders, shownOn, products, sent, sendSoon: sending.soon };
  // Before `/api/proofs/:id`.
  sharedProofRoutes(router, { ...shared, proofs, links, mailLinks, redis, profileOf, shop: deps.shop });
  proofRoutes(router, { ...shared, ...ofProofs, sendPatienceMs: deps.sendPatienceMs, links, mailLinks });
  designRoutes(router, { files, objects, designs, takeDesign });
  printAreasRoutes(router, mockUp);
  sceneRoutes(router, {
    ...mockUp,
    designs,
    get sceneDays() {
      return retention.fileDays;
    },
  });
  adoptionRoutes(router, { ...shared, scenes });
  orderArtworkRoutes(router, { ...shared, orders, scenes, proofs, links });
  return createApp({ ...deps, routers: [router] });
}
