import { conflict } from '@print-shop/service-kit';

/** Throws conflict when something is no longer what its editor saw; an editor who says nothing overwrites. */
export function checkUnchanged({ updatedAt }: { updatedAt: Date }, expected: string | undefined): void {
  if (expected === undefined || Date.parse(expected) === updatedAt.getTime()) return;
  throw conflict('Somebody else changed this meanwhile. Nothing of yours was saved.', 'changed-meanwhile');
}
