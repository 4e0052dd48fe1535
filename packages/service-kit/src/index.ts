export { allow, checkOwner, checkPermission } from './allow.ts';
export { type AppOptions, createApp } from './app.ts';
export { type Auth, createAuth, type User } from './auth.ts';
export { LIGHT_BODY_TIMES, MAX_LIGHT_BYTES, readBody } from './body.ts';
export { limitUploads, type UploadSettings, uploadSettings } from './byte-quota.ts';
export { clientAddress } from './client-address.ts';
export {
  baseConfig,
  ConfigError,
  connectionConfig,
  loadConfig,
  objectStoreConfig,
  requestWithUploads,
  uploadConfig,
  workerConfig,
} from './config.ts';
export { toCsv } from './csv.ts';
export * from './errors.ts';
export { frontEndKey, isHashed } from './front-end-files.ts';
export { startHttp, stopHttp } from './http-server.ts';
export { inBatches } from './in-batches.ts';
export { inWorker, WorkerKilled } from './in-worker.ts';
export { chooseLanguage, chosenLanguageOf, type Language, languageOf } from './language.ts';
export { createLimit, type Limit } from './limit.ts';
export { createListing, indexOf, type ListOrder, newestFirst, oldestFirst } from './listing/listing.ts';
export {
  firstLetters,
  hasWordBeginning,
  phoneTerm,
  phoneWords,
  searchTerms,
  searchTermsOrPhone,
  withBeginnings,
} from './listing/search.ts';
export { createLogger, currentRequestId, type Logger } from './log.ts';
export {
  mailedCodeField,
  newMailedCode,
  tryMailedCode,
  type WithMailedCode,
  wrongCode,
} from './mailed-code.ts';
export { type Check, createManagementApp } from './management.ts';
export { createReadMetric, startProcessMetrics } from './metrics.ts';
export {
  connectMongo,
  ensureIndexes,
  indexTask,
  insertNew,
  isDuplicateKey,
  isMongoUp,
  isRaced,
  pauseAfterRace,
  retryConflicts,
} from './mongo.ts';
export { connectObjectStore, type ObjectStore, objectStoreOptions, unlessMissing } from './object-store.ts';
export type { OrderAccess } from './order-access.ts';
export { originOf } from './origin.ts';
export { publishKeys } from './published-keys.ts';
export { putFile } from './put-file.ts';
export { connectRedis } from './redis.ts';
export { createRedisChannel } from './redis-channel.ts';
export { createRedisCheck } from './redis-check.ts';
export { startRefresh } from './refresh.ts';
export { revokeToken, revokeUserTokens } from './revocation.ts';
export { type ContractRouter, createRouter } from './router.ts';
export { ENSURE_INDEXES, runService, type ServiceContext } from './service.ts';
export { shownPath } from './shown-path.ts';
export { createSigner, type Signature } from './sign-link.ts';
export { type FindKey, jwksKeys, keyIdOf } from './signing-keys.ts';

export { type Sweep, startSweep } from './sweep.ts';
export { untilReached } from './until-reached.ts';
export { uploadsBusy } from './uploads.ts';
export { Validation } from './validate.ts';
export { createWaits, type Waits, type WaitsOptions } from './waits.ts';
export { eachAlone } from './work/each-alone.ts';
export type { GivenUp, Queue } from './work/queue.ts';
export { createWorks, type Works, type WorksDeps } from './work/work.ts';
