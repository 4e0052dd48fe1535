export { allow, checkOwner, type Policy } from './allow.ts';
export { type AppOptions, createApp } from './app.ts';
export { type Auth, type AuthOptions, createAuth, type User } from './auth.ts';
export { clientAddress } from './client-address.ts';
export {
  baseConfig,
  ConfigError,
  envTable,
  httpConfig,
  loadConfig,
  objectStoreConfig,
  port,
  uploadConfig,
} from './config.ts';
export {
  connectMongo,
  connectRedis,
  ensureIndexes,
  indexTask,
  isMongoUp,
  isRedisUp,
  untilReached,
} from './connect.ts';
export { toCsv } from './csv.ts';
export { isAway, isDuplicateKey, retryConflicts, toDomainError } from './error-handler.ts';
export * from './errors.ts';
export { type ForgettingOptions, forgetPeople } from './forget-people.ts';
export { type HttpOptions, startHttp, stopHttp } from './http-server.ts';
export { createLimit, type Limit, type LimitOptions } from './limit.ts';
export { createListing, indexOf, type Listing, type ListOrder, newestFirst, oldestFirst } from './listing/listing.ts';
export { firstLetters, hasWordBeginning, withBeginnings } from './listing/search.ts';
export { createLogger, currentRequestId, type Logger, withRequestId } from './log.ts';
export { type Check, createManagementApp } from './management.ts';
export { startProcessMetrics } from './metrics.ts';
export { connectObjectStore, type ObjectStore, type ObjectStoreOptions, objectStoreOptions } from './object-store.ts';
export { originOf } from './origin.ts';
export { publishKeys } from './published-keys.ts';
export { createRedisCheck } from './redis-check.ts';
export { revokeToken, revokeUserTokens } from './revocation.ts';
export { type ContractRouter, createRouter, type HandlerInput, type RouterOptions } from './router.ts';
export { ENSURE_INDEXES, runService, type ServiceContext } from './service.ts';
export { createShutdown, type Shutdown } from './shutdown.ts';
export { type FindKey, type JwksOptions, jwksKeys } from './signing-keys.ts';
export { type Sweep, type SweepOptions, startSweep } from './sweep.ts';
export type { Upload } from './upload.ts';
export { uploadsBusy } from './uploads.ts';
