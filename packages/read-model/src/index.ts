export { keepCurrent } from './keep-current.ts';
export { createReadModel, type ReadModel } from './read-model.ts';
