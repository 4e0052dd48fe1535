import {
  type Auth,
  createApp,
  createRouter,
  ensureIndexes,
  limitUploads,
  type UploadSettings,
} from '@print-shop/service-kit';
import type { Express } from 'express';
import { adoptionRoutes } from './adoption.routes.ts';
import { answerDataExport } from './answer-data-export.ts';
import { createCustomerFiles } from './create-customer-files.ts';
import { createTools, type ToolsDeps } from './create-tools.ts';
import { createDesigns, type DesignsDeps } from './design/create-designs.ts';
import { createLayouts } from './layout/create-layouts.ts';
import { takeFormerAddresses } from './layout/former-addresses.ts';
import { indexedModelsOf } from './models.ts';
import { createOrderArtwork } from './order/create-order-artwork.ts';
import { createProfiles } from './profile/create-profiles.ts';
import { createProofs, type ProofsDeps } from './proof/create-proofs.ts';
import { removeLeftFolders } from './work-folder.ts';

export interface ArtworkDeps
  extends ToolsDeps,
    Pick<ProofsDeps, 'preflight' | 'leaseMs' | 'sendPatienceMs'>,
    Pick<DesignsDeps, 'designHours'> {
  auth: Auth;
  /** How much may be uploaded; without it, as much as anybody likes. */
  uploads?: UploadSettings;
}

/** Creates the app: its routes, and the consumers that keep and remove files. Another process checks the files (`checks.ts`). */
export async function createArtwork(deps: ArtworkDeps): Promise<Express> {
  const { auth, mongo, broker, redis } = deps;
  await ensureIndexes(indexedModelsOf(mongo));
  await removeLeftFolders();
  const uploads = deps.uploads && limitUploads(deps.uploads, redis, 'artwork');
  const tools = await createTools(deps);
  const router = createRouter({ auth, orderOfLink: tools.mailLinks.readOrder, ...(uploads ? { uploads } : {}) });
  const profiles = await createProfiles(router, deps);
  const { start, ...customer } = createCustomerFiles(router, tools);
  const { files, mayUseFile, getRetention } = customer;
  const laidOut = await createLayouts(router, { ...tools, ...profiles, files, mayUseFile, getRetention });
  const shared = { ...tools, ...profiles, ...customer, ...laidOut };
  const proof = await createProofs(router, shared);
  const order = await createOrderArtwork(router, { ...shared, ...proof });
  await start(laidOut.layouts);
  await createDesigns(router, { ...shared, ...order });
  await answerDataExport(broker, { ...shared, ...proof });
  adoptionRoutes(router, shared);
  return createApp({ ...deps, routers: [{ handler: takeFormerAddresses }, router] });
}
