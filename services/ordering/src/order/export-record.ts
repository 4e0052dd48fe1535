import { orderingSecurityEventRecorded } from '@print-shop/contracts';
import { type AnnouncementModel, announce, outboxEntry, type Relay } from '@print-shop/messaging';
import type { User } from '@print-shop/service-kit';

export type ExportRecord = ReturnType<typeof createExportRecord>;

/** Tells that somebody takes customers' data out of the shop, before they have it. */
export function createExportRecord(announcements: AnnouncementModel, relay: Relay) {
  return {
    /** Rejects when it cannot be noted: then nothing leaves the shop. */
    async add({ id, name, email, from = { address: 'unknown', userAgent: '' } }: User, detail: string): Promise<void> {
      const entry = outboxEntry(orderingSecurityEventRecorded, {
        kind: 'exported',
        account: { id, name: name || email || id },
        from,
        detail,
        at: new Date().toISOString(),
      });
      await announce(announcements, relay, entry);
    },
  };
}
