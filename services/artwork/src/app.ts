import { type ProductSnapshot, type Shop, workParked } from '@print-shop/contracts';
import { createDesignLinks, createMailLinks, type MailLinkKeys } from '@print-shop/links';
import { type Broker, type Relay, worksOf } from '@print-shop/messaging';
import { createReadModel, keepProducts } from '@print-shop/read-model';
import {
  type AppOptions,
  type Auth,
  createApp,
  createRouter,
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
import { createCheckQueue } from './check-queue/create-check-queue.ts';
import { createDesigns } from './design/create-designs.ts';
import { createFiles } from './file/create-files.ts';
import type { Retention } from './file/retention.ts';
import { createSenderOf } from './file/sender.ts';
import { type ArtworkLimitOptions, createArtworkLimits } from './limits.ts';
import { createLinks } from './link/create-links.ts';
import { createMockUp } from './mock-up/create-mock-up.ts';
import { indexedModelsOf } from './models.ts';
import { createOrderArtwork } from './order/create-order-artwork.ts';
import type { Preflight } from './preflight/index.ts';
import { createProfiles } from './profile/create-profiles.ts';
import { createProofs } from './proof/create-proofs.ts';
import { createRetention } from './retention/create-retention.ts';
import { createUploads } from './upload/create-uploads.ts';
import { removeLeftFolders } from './work-folder.ts';

export interface ArtworkDeps extends Pick<AppOptions, 'logger'> {
  /** Makes print files of checked files. */
  preflight: Preflight;
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
  /** Hours after which a design goes that nobody has ordered or put into a cart. */
  designHours: number;
  /** The time that files are kept until staff choose. */
  retention: Retention;
  /** How much may be uploaded; without it, as much as anybody likes. */
  uploads?: UploadSettings;
  /** The time that a version on its way stays with a process that gives no sign of life, in milliseconds. */
  leaseMs?: number;
  /** The time that staff wait for a proof that they send, in milliseconds. */
  sendPatienceMs?: number;
  onClose(name: string, close: () => unknown): void;
}

/** Creates the app: its routes, and the consumers that keep and remove files. Another process checks the files (`checks.ts`). */
export async function createArtwork(deps: ArtworkDeps): Promise<Express> {
  const { auth, mongo, broker, redis } = deps;
  await ensureIndexes(indexedModelsOf(mongo));
  await removeLeftFolders();
  const works = worksOf(deps, workParked.artwork);
  const products = createReadModel<ProductSnapshot>(mongo, 'products');
  const designs = createDesignLinks(deps.designLinkKey);
  const mailLinks = createMailLinks(deps.mailLinkKeys ?? {});

  const profiles = createProfiles(deps);
  const links = createLinks(deps.linkKey);
  const file = createFiles(deps);
  const kept = await createRetention({ ...deps, ...file, works, usual: deps.retention });
  const { retention } = kept;
  const queue = createCheckQueue(deps);
  await keepProducts('artwork', broker, products);
  const mockUp = await createMockUp({
    ...deps,
    ...profiles,
    works,
    products,
    designs,
    files: file.files,
    mayUseFile: file.mayUseFile,
    scenesPerCaller: deps.limits.filesPerAddress,
    sceneDays: () => retention.fileDays,
  });
  const parts = {
    ...deps,
    ...file,
    ...profiles,
    ...mockUp,
    ...links,
    works,
    products,
    designs,
    mailLinks,
    retention,
    queue,
  };
  const proof = await createProofs(parts);
  const order = await createOrderArtwork({ ...parts, ...proof });
  await kept.start(mockUp.scenes);
  const design = await createDesigns({ ...parts, neededUntil: order.neededUntil });
  await answerDataExport(broker, { ...parts, ...proof });

  const router = createRouter({
    auth,
    orderOfLink: mailLinks.readOrder,
    ...(deps.uploads ? { uploads: limitUploads(deps.uploads, redis, 'artwork') } : {}),
  });
  const limits = createArtworkLimits({ redis, ...deps.limits });
  const shared = { ...parts, limits, senderOf: createSenderOf(deps.linkKey) };
  profiles.routes(router);
  kept.routes(router);
  createUploads(router, shared);
  file.routes(router, { ...shared, removeSoon: kept.removeSoon });
  links.routes(router, shared);
  proof.routes(router);
  design.routes(router, shared);
  mockUp.routes(router);
  adoptionRoutes(router, shared);
  order.routes(router);
  return createApp({ ...deps, routers: [router] });
}
