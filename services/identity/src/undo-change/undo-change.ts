import type { Origin } from '@print-shop/contracts';
import { notFound } from '@print-shop/service-kit/errors';
import { hashToken } from '../mail/link.ts';
import { nameOf, type SecurityLog } from '../security/security-log.ts';
import type { Tokens } from '../session/tokens.ts';
import type { UndoStore } from './undo.store.ts';

const linkIsOver = () =>
  notFound(
    {
      en: 'This link has expired or was used already. Please contact us if you need help.',
      hi: 'इस लिंक की मियाद ख़त्म हो गई है या यह इस्तेमाल हो चुका है। मदद चाहिए तो हमसे संपर्क कीजिए।',
    },
    'undo-link-over',
  );

/**
 * Undoes a change of email address or password, with the link that was mailed to the old address, and ends every session.
 * Throws invalid-input when the link has expired.
 */
export async function undoChange(
  { undos, tokens, log }: { undos: UndoStore; tokens: Tokens; log: SecurityLog },
  { token, from }: { token: string; from: Origin },
): Promise<void> {
  const found = await undos.find(hashToken(token), new Date());
  if (!found) throw linkIsOver();
  // Before the change, so that a Redis outage changes nothing and the link stays valid; after it, for sessions begun in
  // between.
  await tokens.revokeAll(String(found.document._id));
  const user = await undos.undo(found);
  if (!user) throw linkIsOver();
  await tokens.revokeAll(user.id);
  await log.record({ kind: 'change-undone', account: nameOf(user), from });
}
