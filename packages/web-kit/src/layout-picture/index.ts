export { LayoutPicture } from './layout-picture.tsx';
export { LookAtLayout } from './look-at-layout.tsx';
