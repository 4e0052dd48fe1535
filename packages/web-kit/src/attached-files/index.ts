export { useAttachedFiles } from './use-attached-files.ts';
