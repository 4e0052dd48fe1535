export { inWorker, type Limits, WorkerKilled } from './in-worker.ts';
export { headOf, type Kind, kindOf } from './kind.ts';
export { type Picture, withPicture } from './picture.ts';
export { createTurns, type Turns, turns } from './turns.ts';
