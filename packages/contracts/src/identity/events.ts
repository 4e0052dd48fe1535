import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { objectId } from '../shared.ts';

const person = z.object({ userId: objectId, name: z.string(), email: z.string(), isAdmin: z.boolean() });

export const userRegistered = defineEvent('identity.user-registered', 1, person);
export const userUpdated = defineEvent('identity.user-updated', 1, person);
export const userDeleted = defineEvent('identity.user-deleted', 1, z.object({ userId: objectId }));
