export { send, type UploadOptions } from './send.ts';
export { uploadFile } from './upload-file.ts';
