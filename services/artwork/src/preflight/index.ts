export { createPreflight } from './preflight.ts';
export {
  type Finding,
  type PageSize,
  type Preflight,
  PreflightCrashed,
  type PreflightJob,
  type PreflightResult,
} from './report.ts';
export { sentenceOf } from './sentences.ts';
