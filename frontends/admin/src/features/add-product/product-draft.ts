import { inTab } from '@print-shop/web-kit';
import { EMPTY_PRODUCT, type ProductValues } from '../../product-form/product-values.ts';

const KEY = 'draft:add-product';

/** The text that was typed and not yet added, in this tab. It survives the end of a session and a reload. */
export function readDraft(): ProductValues {
  try {
    return { ...EMPTY_PRODUCT, ...(JSON.parse(inTab.getItem(KEY) ?? '{}') as Partial<ProductValues>) };
  } catch (error) {
    console.warn('The draft of a product could not be read.', error);
    return EMPTY_PRODUCT;
  }
}

export const keepDraft = (values: ProductValues): void => inTab.setItem(KEY, JSON.stringify(values));

export const dropDraft = (): void => inTab.removeItem(KEY);
