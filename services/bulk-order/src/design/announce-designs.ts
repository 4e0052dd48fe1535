import { designStored } from '@print-shop/contracts';
import { type AnnouncementModel, announce, outboxEntry, type Relay } from '@print-shop/messaging';

interface StoredDesign {
  url: string;
  bytes: number;
  filename: string;
  productType?: string | undefined;
}

export type AnnounceDesign = ReturnType<typeof announceDesigns>;

/** Tells that a design was stored, so that it is checked. The designs that customers never order are announced, too. */
export const announceDesigns =
  (announcements: AnnouncementModel, relay: Relay) =>
  ({ url: design, bytes, filename, productType }: StoredDesign, userId: string | null): Promise<void> => {
    const purpose = productType ? { productType } : {};
    return announce(announcements, relay, outboxEntry(designStored, { design, userId, filename, bytes, ...purpose }));
  };
