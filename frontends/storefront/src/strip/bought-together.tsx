import { useBoughtTogether } from './api/use-bought-together.ts';
import { useText } from './messages/index.ts';
import { ProductStrip } from './product-strip.tsx';

const SHOWN = 4;
/** The most products of a cart to ask about. */
const ASKED = 3;

/** Up to four products that others bought together with these, without these. */
export function BoughtTogether({ productIds }: { productIds: readonly string[] }) {
  const text = useText();
  const asked = [...new Set(productIds)].slice(0, ASKED);
  const found = useBoughtTogether(asked);
  if (found.some(({ isPending }) => isPending)) return null;
  const others = found.flatMap(({ data }) => data ?? []).filter(({ _id }) => !productIds.includes(_id));
  const products = [...new Map(others.map((product) => [product._id, product])).values()].slice(0, SHOWN);
  return products.length > 0 && <ProductStrip title={text.boughtTogether} products={products} />;
}
