import { Router } from 'express';
import { type SigningKey, toJwks } from './signing-keys.ts';

/** Publishes the public keys for the other services; outside /api, so the gateway does not forward it. */
export function jwksRoutes(keys: readonly SigningKey[]): { handler: Router } {
  const published = toJwks(keys);
  const handler = Router();
  handler.get('/.well-known/jwks.json', (_req, res) => {
    res.set('Cache-Control', 'public, max-age=300').json(published);
  });
  return { handler };
}
