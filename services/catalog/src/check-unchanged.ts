import { conflict } from '@print-shop/service-kit';

/**
 * Throws conflict when something has changed since its editor saw it. Without `expected` nothing is checked and the editor
 * overwrites.
 */
export function checkUnchanged({ updatedAt }: { updatedAt: Date }, expected: string | undefined): void {
  if (expected === undefined || Date.parse(expected) === updatedAt.getTime()) return;
  throw conflict(
    {
      en: 'Somebody else changed this meanwhile. Nothing of yours was saved.',
      hi: 'इस बीच किसी और ने इसे बदल दिया। आपका कोई बदलाव सेव नहीं हुआ।',
    },
    'changed-meanwhile',
  );
}
