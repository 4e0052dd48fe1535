export { keepPeople, personVersion } from './keep-people.ts';
export { type KeepProductsDeps, keepProducts } from './keep-products.ts';
export type { ReadModel } from './read-model.ts';
export { writeNewer } from './write-newer.ts';
