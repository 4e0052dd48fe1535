export { ensureBase, suite } from './base-image.ts';
export { ensureBuilt, imageName } from './build-images.ts';
export { type Images, resolveImages } from './images.ts';
export { probes, untilAnswers } from './probes.ts';
export { type Role, roleSetup, roles, user } from './roles.ts';
export { type BackingSecrets, newBackingSecrets } from './secrets.ts';
export { type Backing, databaseUrl } from './urls.ts';
