import { baseConfig, objectStoreConfig, requestWithUploads } from '@print-shop/service-kit';
import { z } from 'zod';
import { shopConfig } from './shop.ts';
import { upstreamSettings } from './upstreams.ts';

const {
  MONGO_URL: _m,
  JWKS_URL: _j,
  KEYS_MAX_AGE_SECONDS: _k,
  JWT_ISSUER: _i,
  JWT_AUDIENCE: _a,
  ...shared
} = baseConfig;

const limit = (points: number, description: string) =>
  z.coerce.number().int().min(1).default(points).meta({ description });
const milliseconds = (preset: number, description: string) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .default(preset)
    .meta({ description: `${description}, in milliseconds` });

export const configSchema = z.object({
  ...shared,
  ...upstreamSettings,
  ...shopConfig,
  RENDERER_URL: z
    .url()
    .optional()
    .meta({ description: "Address of the shell's server, which renders the pages; without it, browsers draw them" }),
  RENDERER_TIMEOUT_MS: milliseconds(300, 'How long the renderer may take for a page; after that the browser draws it'),
  ...objectStoreConfig,
  PAYMENT_ORIGIN: z.url().optional().meta({
    description: 'Origin of the payment provider, to whose page a form may lead; needed where the shop has one',
  }),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .meta({ description: 'How many proxies in front of the gateway are trusted to name the caller’s address' }),
  RATE_LIMIT_PER_ADDRESS: limit(600, 'Requests to /api a minute from one address'),
  RATE_LIMIT_AUTH_PER_ADDRESS: limit(30, 'Sign-in and sign-up requests a minute from one address'),
  RATE_LIMIT_PAGES_PER_ADDRESS: limit(600, 'Pages and sitemaps a minute to one address'),
  RATE_LIMIT_FILES_PER_ADDRESS: limit(6_000, 'Pictures, scripts and styles a minute to one address'),
  CONNECTIONS_PER_ADDRESS: limit(
    500,
    'Connections that one address may have open; only where no proxy in front is trusted, as all come from that otherwise',
  ),
  REQUESTS_PER_ADDRESS_AT_ONCE: limit(100, 'Requests of one address that are answered at the same time'),
  REQUEST_TIMEOUT_MS: requestWithUploads,
  CACHE_TTL_MS: milliseconds(30_000, 'How long a public answer is cached if no event invalidates it'),
  CACHE_NOT_FOUND_TTL_MS: milliseconds(5_000, 'How long the gateway caches that a product does not exist'),
  UPSTREAM_TIMEOUT_MS: milliseconds(15_000, 'How long a service may take to start its response'),
});
export type Config = z.output<typeof configSchema>;
