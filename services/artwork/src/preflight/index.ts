export { createPreflight } from './preflight.ts';
export {
  type FileKind,
  type Finding,
  type MendJob,
  type MendResult,
  type PageSize,
  type Preflight,
  PreflightCrashed,
  type PreflightJob,
  type PreflightResult,
} from './report.ts';
export { sentenceOf } from './sentences.ts';
