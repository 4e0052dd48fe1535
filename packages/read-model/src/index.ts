export { keepProducts } from './keep-products.ts';
export { createReadModel, type ReadModel } from './read-model.ts';
