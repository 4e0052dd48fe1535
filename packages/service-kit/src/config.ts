import { z } from 'zod';

/** The environment does not fit the schema. `faults` has one line per fault, and never a value: values may be secrets. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The configuration has ${faults.length} fault(s):\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

const address = (scheme: RegExp, description: string) =>
  z.string().regex(scheme, `must be an address that matches ${scheme.source}`).meta({ description });

const port = z.coerce.number().int().min(0).max(65_535);

const milliseconds = (preset: number, description: string) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .default(preset)
    .meta({ description: `${description}, in milliseconds` });

/** Settings of every process. */
export const workerConfig = {
  HOST: z.string().default('0.0.0.0').meta({ description: 'Address to listen on' }),
  MANAGEMENT_PORT: port.meta({
    description: 'Port of `/health/live`, `/health/ready` and `/metrics`; do not expose it to visitors',
  }),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .meta({ description: 'Least severe level that is logged' }),
  GRACE_MS: milliseconds(10_000, 'Longest time for an orderly stop, the drain included'),
};

/** Settings of every process that serves HTTP. */
export const httpConfig = {
  ...workerConfig,
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('production')
    .meta({ description: 'Outside production, every response is checked against its contract' }),
  PORT: port.meta({ description: 'Port to listen on' }),
  DRAIN_MS: milliseconds(
    0,
    'How long the process reports that it is not ready and still accepts requests, after it was asked to stop',
  ),
  HEADERS_TIMEOUT_MS: milliseconds(15_000, 'Longest time for a caller to send the headers of a request'),
  REQUEST_TIMEOUT_MS: milliseconds(60_000, 'Longest time for a caller to send a whole request'),
  MAX_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .default(5_000)
    .meta({ description: 'Most connections that are open at the same time; further ones are refused' }),
};

/** Settings of a process with a database. */
export const connectionConfig = {
  MONGO_URL: address(
    /^mongodb(\+srv)?:\/\//,
    "Connection string of a MongoDB-compatible server, with this service's database",
  ),
  RABBITMQ_URL: address(/^amqps?:\/\//, 'Connection string of RabbitMQ, with the virtual host'),
  RABBITMQ_OWN_USERS: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .meta({
      description:
        'Whether each service has its own broker user, named like the service; then an event is accepted only from its service',
    }),
  REDIS_URL: address(/^rediss?:\/\//, 'Connection string of Redis, which holds revoked tokens and counters'),
};

/** Settings of every service, which spreads them into its own `z.object({ ...baseConfig, ... })`. */
export const baseConfig = {
  ...httpConfig,
  ...connectionConfig,
  JWKS_URL: address(/^https?:\/\//, "Address of identity's public keys, which verify tokens"),
  KEYS_MAX_AGE_SECONDS: z.coerce.number().int().min(30).default(900).meta({
    description: "Longest time without a successful fetch of identity's keys; then tokens are refused with 503",
  }),
  JWT_ISSUER: z.string().default('print-shop').meta({ description: 'Issuer that a token must name' }),
  JWT_AUDIENCE: z.string().default('print-shop').meta({ description: 'Audience that a token must name' }),
};

/** Settings of a process that stores files; it spreads them beside `baseConfig` or `httpConfig`. */
export const objectStoreConfig = {
  S3_ENDPOINT: z.url().meta({ description: "S3 server that holds pictures, designs and the front ends' files" }),
  S3_ACCESS_KEY: z.string().min(1).meta({ description: 'Access key of the S3 server' }),
  S3_SECRET_KEY: z.string().min(1).meta({ description: 'Secret key of the S3 server' }),
  S3_BUCKET: z.string().min(3).default('print-shop').meta({ description: 'Bucket for these files' }),
  S3_REGION: z.string().min(1).default('us-east-1').meta({ description: 'Region of the bucket' }),
};

/** The time limit of a request where files are received. */
export const requestWithUploads = milliseconds(600_000, 'Longest time for a caller to send a whole request');

const megabytes = (preset: number, description: string) =>
  z.coerce.number().int().min(1).default(preset).meta({ description });

export const uploadConfig = {
  REQUEST_TIMEOUT_MS: requestWithUploads,
  UPLOAD_MB_PER_ACCOUNT: megabytes(2_000, 'Megabytes that a customer may upload to this service in a day'),
  UPLOAD_MB_PER_ADDRESS: megabytes(
    4_000,
    'Megabytes that customers of one address may upload to this service in a day',
  ),
  UPLOAD_MB_IN_ALL: megabytes(
    50_000,
    'Megabytes that may be uploaded to this service in a day; after that only staff may upload',
  ),
  UPLOADS_IN_FLIGHT: z.coerce.number().int().min(1).max(1000).default(8).meta({
    description:
      'Files that a process receives or processes at the same time; further uploads get 503 with Retry-After',
  }),
  STAFF_UPLOADS_PER_10_MINUTES: z.coerce.number().int().min(1).default(500).meta({
    description: 'Files that one member of staff may upload in ten minutes',
  }),
};

/**
 * Reads the environment by a schema of its keys. An empty value counts as missing, because charts and compose files write
 * missing values so. Throws `ConfigError` with every fault, so that a wrong deployment can be corrected at once.
 */
export function loadConfig<S extends z.ZodObject>(schema: S, env: NodeJS.ProcessEnv = process.env): z.output<S> {
  const given = Object.fromEntries(
    Object.keys(schema.shape)
      .filter((key) => env[key] !== undefined && env[key] !== '')
      .map((key) => [key, env[key]]),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new ConfigError(
    result.error.issues.map((issue) => {
      const key = String(issue.path[0] ?? 'environment');
      return key in given || issue.path.length === 0 ? `${key}: ${issue.message}` : `${key}: is missing`;
    }),
  );
}
