import type { AnnouncementModel, Broker, Relay } from '@print-shop/messaging';
import type { ObjectStore, Works } from '@print-shop/service-kit';
import type { Connection } from 'mongoose';
import { announceDesigns } from './announce-designs.ts';
import { createDesignStore } from './design.store.ts';
import { keepOnNeeded } from './keep-on-needed.ts';
import { createKeptDesignStore, keptDesignModel } from './kept-design.store.ts';
import { removeExpired } from './remove-expired.ts';
import type { Retention } from './retention.ts';

interface DesignsDeps {
  mongo: Connection;
  announcements: AnnouncementModel;
  broker: Broker;
  relay: Relay;
  objects: ObjectStore;
  works: Works;
  retention: Retention;
}

/**
 * Creates the uploaded designs, and starts the consumers that keep them and the removal of old ones. Returns their stores,
 * and what announces a design.
 */
export async function createDesigns(deps: DesignsDeps) {
  const { mongo, announcements, broker, relay, objects, works, retention } = deps;
  const kept = createKeptDesignStore(keptDesignModel(mongo));
  const designs = createDesignStore(objects, kept, retention);
  await keepOnNeeded(broker, kept, retention);
  removeExpired({ kept, designs, broker, works });
  return { kept, designs, announce: announceDesigns(announcements, relay) };
}
