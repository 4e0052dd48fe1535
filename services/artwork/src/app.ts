import { type Shop, workParked } from '@print-shop/contracts';
import { createDesignLinks, createMailLinks, type MailLinkKeys } from '@print-shop/links';
import { worksOf } from '@print-shop/messaging';
import { keepProducts } from '@print-shop/read-model';
import {
  type Auth,
  createApp,
  createRouter,
  ensureIndexes,
  limitUploads,
  type UploadSettings,
} from '@print-shop/service-kit';
import { IDENTITY_SECTIONS, keepSettings, shopReader } from '@print-shop/shop';
import type { Express } from 'express';
import { adoptionRoutes } from './adoption.routes.ts';
import { answerDataExport } from './answer-data-export.ts';
import { createCheckQueue } from './check-queue/create-check-queue.ts';
import { createDesigns, type DesignsDeps } from './design/create-designs.ts';
import { createFiles, type FilesDeps } from './file/create-files.ts';
import { createSenderOf } from './file/sender.ts';
import { type ArtworkLimitOptions, createArtworkLimits } from './limits.ts';
import { createLinks, type LinksDeps } from './link/create-links.ts';
import { createMockUp } from './mock-up/create-mock-up.ts';
import { indexedModelsOf } from './models.ts';
import { createOrderArtwork } from './order/create-order-artwork.ts';
import { createProfiles } from './profile/create-profiles.ts';
import { createProofs, type ProofsDeps } from './proof/create-proofs.ts';
import { createRetention, type RetentionDeps } from './retention/create-retention.ts';
import { createUploads } from './upload/create-uploads.ts';
import { removeLeftFolders } from './work-folder.ts';

export interface ArtworkDeps
  extends Pick<
      ProofsDeps,
      'broker' | 'relay' | 'redis' | 'logger' | 'preflight' | 'leaseMs' | 'sendPatienceMs' | 'onClose'
    >,
    Pick<RetentionDeps, 'operatorRetention'>,
    Pick<DesignsDeps, 'designHours'>,
    Pick<LinksDeps, 'linkKey'>,
    FilesDeps {
  auth: Auth;
  /** The shop as its operator gives it, until its settings are published. */
  shop: Shop;
  limits: Omit<ArtworkLimitOptions, 'redis'>;
  mailLinkKeys?: MailLinkKeys | undefined;
  /** `DESIGN_LINK_KEY` of the settings. */
  designLinkKey?: string | undefined;
  /** How much may be uploaded; without it, as much as anybody likes. */
  uploads?: UploadSettings;
}

/** Creates the app: its routes, and the consumers that keep and remove files. Another process checks the files (`checks.ts`). */
export async function createArtwork(deps: ArtworkDeps): Promise<Express> {
  const { auth, mongo, broker, redis } = deps;
  await ensureIndexes(indexedModelsOf(mongo));
  await removeLeftFolders();
  const mailLinks = createMailLinks(deps.mailLinkKeys ?? {});
  const uploads = deps.uploads && limitUploads(deps.uploads, redis, 'artwork');
  const router = createRouter({ auth, orderOfLink: mailLinks.readOrder, ...(uploads ? { uploads } : {}) });
  const products = await keepProducts('artwork', deps);
  const settings = await keepSettings('artwork', deps, [...IDENTITY_SECTIONS, 'retention']);
  const tools = {
    ...deps,
    mailLinks,
    products,
    getShop: shopReader(settings, deps.shop),
    works: worksOf(deps, workParked.artwork),
    designs: createDesignLinks(deps.designLinkKey),
    senderOf: createSenderOf(deps.linkKey),
    queue: createCheckQueue(deps),
  };
  const file = createFiles(deps);
  const profiles = createProfiles(router, deps);
  const kept = createRetention(router, { ...tools, ...file, settings });
  const { files, mayUseFile } = file;
  const mockUp = await createMockUp(router, { ...tools, ...profiles, ...kept, files, mayUseFile });
  const limits = createArtworkLimits({ redis, ...deps.limits });
  const shared = { ...tools, ...file, ...profiles, ...kept, ...mockUp, limits };
  const links = createLinks(router, shared);
  createUploads(router, shared);
  file.routes(router, shared);
  const proof = await createProofs(router, { ...shared, ...links });
  const order = await createOrderArtwork(router, { ...shared, ...links, ...proof });
  await kept.start(mockUp.scenes);
  await createDesigns(router, { ...shared, ...order });
  await answerDataExport(broker, { ...shared, ...proof });
  adoptionRoutes(router, shared);
  return createApp({ ...deps, routers: [router] });
}
