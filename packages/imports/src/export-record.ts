import type { orderingSecurityEventRecorded } from '@print-shop/contracts';
import { type AnnouncementModel, announce, outboxEntry, type Relay } from '@print-shop/messaging';
import type { User } from '@print-shop/service-kit';

export type ExportRecord = ReturnType<typeof createExportRecord>;

/** Records exports of a service's lists by its security event, each before its first byte is sent. */
export function createExportRecord(
  event: typeof orderingSecurityEventRecorded,
  announcements: AnnouncementModel,
  relay: Relay,
) {
  return {
    /** Stores who exports which list, in words: `past orders`. Rejects when that fails; then no data is sent. */
    add({ id, name, email, from = { address: 'unknown', userAgent: '' } }: User, detail: string): Promise<void> {
      const account = { id, name: name || email || id };
      const at = new Date().toISOString();
      return announce(announcements, relay, outboxEntry(event, { kind: 'exported', account, from, detail, at }));
    },
  };
}
