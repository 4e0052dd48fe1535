import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { isoDate, messageSchema } from '../shared.ts';

const userSessionSchema = z
  .object({
    _id: z.uuid(),
    browser: z.string().meta({ description: 'Like `Chrome`; empty where it does not say' }),
    system: z.string().meta({ description: 'Like `Android`; empty where it does not say' }),
    address: z.string().meta({ description: 'IP address that it signed in from' }),
    signedInAt: isoDate,
    expiresAt: isoDate,
    isCurrent: z.boolean().meta({ description: 'Whether the request itself came from there' }),
  })
  .meta({ id: 'UserSession' });
export type UserSession = z.output<typeof userSessionSchema>;

export const listSessions = defineRoute({
  id: 'listSessions',
  method: 'get',
  path: '/api/users/sessions',
  access: 'signed-in',
  summary: "The signed-in user's sessions, newest first, 100 at most",
  tag: 'users',
  responses: { 200: z.array(userSessionSchema) },
});

export const endSession = defineRoute({
  id: 'endSession',
  method: 'delete',
  path: '/api/users/sessions/:id',
  access: 'signed-in',
  summary: "Sign out one of the signed-in user's own sessions",
  tag: 'users',
  params: z.object({ id: z.uuid() }),
  responses: { 200: messageSchema },
});

export const endOtherSessions = defineRoute({
  id: 'endOtherSessions',
  method: 'delete',
  path: '/api/users/sessions',
  access: 'signed-in',
  summary: 'Sign out everywhere else; the answer has a new token for this session',
  tag: 'users',
  responses: { 200: z.object({ message: z.string(), token: z.string() }) },
});
