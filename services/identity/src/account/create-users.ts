import type { ContractRouter } from '@print-shop/service-kit';
import type { Config } from '../config.ts';
import { createGoogle } from '../session/google.ts';
import { type UserRoutesDeps, userRoutes } from './user.routes.ts';

/** Creates the accounts of customers and staff: Google sign-in and the routes. */
export function createUsers(router: ContractRouter, deps: Omit<UserRoutesDeps, 'google'> & { config: Config }): void {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_JWKS_URL: jwksUrl } = deps.config;
  userRoutes(router, { ...deps, google: createGoogle(clientId, jwksUrl) });
}
