import { type AnnouncementModel, announce, type Relay } from '@print-shop/messaging';
import type { User } from '@print-shop/service-kit';
import { exportedEvent } from './order.events.ts';

export type ExportRecord = ReturnType<typeof createExportRecord>;

/** Records an export of customers' data before the data is sent. */
export function createExportRecord(announcements: AnnouncementModel, relay: Relay) {
  return {
    /** Rejects when the record cannot be stored; then no data is sent. */
    add: (user: User, detail: string): Promise<void> =>
      announce(announcements, relay, exportedEvent(user, detail, new Date())),
  };
}
