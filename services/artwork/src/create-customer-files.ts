import type { DesignLinks } from '@print-shop/links';
import type { ContractRouter } from '@print-shop/service-kit';
import { type CheckQueueDeps, createCheckQueue } from './check-queue/create-check-queue.ts';
import { createFiles, type FilesDeps } from './file/create-files.ts';
import { createSenderOf } from './file/sender.ts';
import { type ArtworkLimitOptions, createArtworkLimits } from './limits.ts';
import { createLinks, type LinksDeps } from './link/create-links.ts';
import { createRetention, type RetentionDeps } from './retention/create-retention.ts';
import { createUploads } from './upload/create-uploads.ts';

export interface CustomerFilesDeps
  extends FilesDeps,
    CheckQueueDeps,
    Omit<RetentionDeps, 'files' | 'objects'>,
    Pick<LinksDeps, 'linkKey'> {
  limits: Omit<ArtworkLimitOptions, 'redis'>;
  designs: DesignLinks;
}

/**
 * Creates the files that customers send: how they come, wait for their checks, are opened by links, and are kept for a time. Registers their
 * routes. `start` starts the consumers that keep and remove files, once it has the layouts.
 */
export function createCustomerFiles(router: ContractRouter, deps: CustomerFilesDeps) {
  const { routes, ...file } = createFiles(deps);
  const kept = createRetention(router, { ...deps, ...file });
  const limits = createArtworkLimits({ redis: deps.redis, ...deps.limits });
  const senderOf = createSenderOf(deps.linkKey);
  const parts = { ...deps, ...file, ...kept, limits, senderOf, queue: createCheckQueue(deps) };
  const { links } = createLinks(router, parts);
  createUploads(router, parts);
  routes(router, parts);
  return { ...file, ...kept, limits, senderOf, queue: parts.queue, links };
}
