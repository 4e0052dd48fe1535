export { type Images, imageVariables, namedImages, officialImages } from './images.ts';
export { untilAnswers } from './probes.ts';
export { brokerUser, type Role, roleSetup, roles, user } from './roles.ts';
export { type BackingSecrets, newBackingSecrets, storeSecretOf } from './secrets.ts';
export { type Backing, databaseUrl } from './urls.ts';
