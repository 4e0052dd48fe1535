export { GIVES_MEMORY_BACK } from './child.ts';
export { HEAD_BYTES, kindByHead, kindOf } from './kind.ts';
export { middleOf } from './page-middle.ts';
export { createPreflight } from './preflight.ts';
export { isAtLimit, watchUse } from './process-use.ts';
export {
  type CheckedPage,
  type Finding,
  type Preflight,
  PreflightCrashed,
  type PreflightJob,
  type PreflightResult,
} from './report.ts';
export { sentenceOf } from './sentences.ts';
export { startTimeLimit } from './time-limit.ts';
