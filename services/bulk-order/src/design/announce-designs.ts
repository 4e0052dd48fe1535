import { designStored } from '@print-shop/contracts';
import { type AnnouncementModel, announce, outboxEntry, type Relay } from '@print-shop/messaging';

export type AnnounceDesign = ReturnType<typeof announceDesigns>;

/** Tells that a design was stored, so that it is checked. The designs that customers never order are told of, too. */
export const announceDesigns =
  (announcements: AnnouncementModel, relay: Relay) =>
  ({ url, bytes, filename }: { url: string; bytes: number; filename: string }, userId: string | null): Promise<void> =>
    announce(announcements, relay, outboxEntry(designStored, { design: url, userId, filename, bytes }));
