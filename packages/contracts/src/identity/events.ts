import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { ROLES } from '../permissions.ts';
import { languageCode, objectId } from '../shared.ts';

/**
 * The version of an account: a higher one is newer. It is the time of the change in milliseconds, or 1 more than the version
 * before, where a clock was late. Missing in events of earlier releases, whose time stands for it.
 */
const version = z.number().int().optional();

const person = z.object({
  userId: objectId,
  version,
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  phone: z.string().optional(),
  /** The language that the person last chose while changing the account. */
  language: languageCode.optional(),
  role: z.enum(ROLES).optional(),
  isDisabled: z.boolean().optional(),
  /** That the person reads the email of this address. */
  emailConfirmed: z.literal(true).optional(),
  /** That the shop has brought the customer along: nobody has opened the account, so nobody is welcomed. */
  isImported: z.literal(true).optional(),
});

export const userRegistered = defineEvent('identity.user-registered', 1, person);
export const userUpdated = defineEvent('identity.user-updated', 1, person);
export const userDeleted = defineEvent('identity.user-deleted', 1, z.object({ userId: objectId, version }));

/** Somebody wants the email by which they confirm their address. */
export const confirmationAsked = defineEvent(
  'identity.confirmation-asked',
  1,
  z.object({ userId: objectId, language: languageCode }),
);

/** Somebody wrote by the contact screen. The text itself stays in identity. */
export const contactMessageReceived = defineEvent(
  'identity.contact-message-received',
  1,
  z.object({ messageId: objectId, name: z.string(), email: z.string(), language: languageCode }),
);
