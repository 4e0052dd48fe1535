import { createProductIndex, type Search, type Searched } from './product-index.ts';

let made = 0;

/** A product for the index; the ones made later are newer. */
export function searched(fields: Partial<Searched> & { name: string; type: string }): Searched {
  made += 1;
  return {
    id: made.toString(16).padStart(24, '0'),
    category: '',
    description: '',
    pricePaise: 10_000,
    happyHourDiscount: 0,
    sizes: [],
    colors: [],
    isCustomizable: false,
    isBestSeller: false,
    stock: 5,
    createdAt: new Date(made * 1000),
    ...fields,
  };
}

/** An index with these products, and a search that answers names. */
export function indexOf(products: readonly Searched[]) {
  const index = createProductIndex();
  for (const product of products) index.put(product);
  const nameOf = (id: string) => products.find((one) => one.id === id)?.name ?? id;
  const search = (text: string, query: Partial<Search> = {}) => {
    const { ids, ...found } = index.search({ text, sort: 'relevance', page: 1, limit: 20, ...query });
    return { ...found, names: ids.map(nameOf) };
  };
  return { index, search };
}
