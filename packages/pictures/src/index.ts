export { headOf, kindOf } from './kind.ts';
export { type Picture, withPicture } from './picture.ts';
export { turns } from './turns.ts';
