import { type AnnouncementModel, announce, type Relay } from '@print-shop/messaging';
import type { User } from '@print-shop/service-kit';
import { exportedEvent } from './order.events.ts';

export type ExportRecord = ReturnType<typeof createExportRecord>;

/** Records that somebody takes customers' data out of the shop, before they have it. */
export function createExportRecord(announcements: AnnouncementModel, relay: Relay) {
  return {
    /** Rejects when it cannot be noted: then nothing leaves the shop. */
    add: (user: User, detail: string): Promise<void> =>
      announce(announcements, relay, exportedEvent(user, detail, new Date())),
  };
}
