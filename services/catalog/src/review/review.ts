export interface Review {
  id: string;
  productId: string;
  userId: string;
  /** The writer's first name. */
  name: string;
  stars: number;
  text: string;
  /** Addresses of pictures that the writer uploaded. */
  pictures: string[];
  writtenAt: Date;
  answer: { text: string; at: Date } | null;
  /** Hidden reviews are seen by their writers and by staff. */
  hidden: { reason: string; at: Date } | null;
}

/** The fields of a review that its writer decides. */
export type ReviewFields = Pick<Review, 'name' | 'stars' | 'text' | 'pictures'>;

/** The first word of a name; people write their whole name in their account, but not everybody wants it in public. */
export const firstNameOf = (name: string | undefined): string =>
  (name ?? '').trim().split(/\s+/)[0]?.slice(0, 40) ?? '';
