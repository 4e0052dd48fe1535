export { decodeQueue } from './decode-queue.ts';
export { headOf, kindOf } from './kind.ts';
export { type Picture, withPicture } from './picture.ts';
