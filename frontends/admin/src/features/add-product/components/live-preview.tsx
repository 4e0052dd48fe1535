import { discountedPaise, toPaise, toRupees } from '@print-shop/contracts/client';
import { ProductCard } from '@print-shop/ui';
import type { ProductValues } from '../../../product-form/product-values.ts';
import { useText } from '../messages/index.ts';

/** The card as customers will see it, while it is typed. */
export function LivePreview({ values }: { values: ProductValues }) {
  const text = useText();
  const price = Number(values.price) || 0;
  // Cards leave out a discount that only some hours have.
  const discount = values.rules.happyHour.from ? 0 : Math.min(100, Math.max(0, Number(values.happyHourDiscount) || 0));
  return (
    <section aria-label={text.preview} className="lg:sticky lg:top-28">
      <h2 className="mb-3 font-bold text-lead">{text.preview}</h2>
      <div inert className="w-56">
        <ProductCard
          name={values.name || text.productName}
          image={values.images[0]}
          category={values.category}
          rupees={toRupees(discountedPaise(toPaise(price), discount))}
          wasRupees={price}
          discountPercent={discount}
          isBestSeller={values.isBestSeller}
          isNew={values.isNew}
          link={(name) => name}
          onAdd={() => undefined}
        />
      </div>
    </section>
  );
}
