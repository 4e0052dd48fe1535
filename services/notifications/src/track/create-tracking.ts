import type { ContractRouter } from '@print-shop/service-kit';
import type { Config } from '../config.ts';
import { type TrackRoutesDeps, trackRoutes } from './track.routes.ts';

interface TrackingDeps extends Omit<TrackRoutesDeps, 'links' | 'perAddress'> {
  config: Config;
  mailLinks: TrackRoutesDeps['links'];
}

export function createTracking(router: ContractRouter, deps: TrackingDeps): void {
  const { config, orders, channels, mailLinks: links, redis, logger } = deps;
  trackRoutes(router, { orders, channels, links, redis, logger, perAddress: config.TRACK_LIMIT_PER_ADDRESS });
}
