export { keepCurrent } from './keep-current.ts';
export { createReadModel, type ReadModel, type Versioned } from './read-model.ts';
