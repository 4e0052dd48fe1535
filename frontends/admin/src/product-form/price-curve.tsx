import { type PricedProduct, priceOne, toPaise, toRupees } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { useProductFormText } from './messages/index.ts';
import { toRules } from './price-rule-values.ts';
import type { ProductValues } from './product-values.ts';

const [WIDTH, HEIGHT] = [224, 112];
const STEPS = 80;

/** Quantities from one to a little beyond the last break, close together where they are few. */
function quantitiesUpTo(last: number): number[] {
  const most = last * 1.5;
  return [...new Set(Array.from({ length: STEPS + 1 }, (_, n) => Math.round(most ** (n / STEPS))))];
}

/** The price of one piece at each quantity, drawn while it is typed. The quantities are on a logarithmic scale. */
export function PriceCurve({ values }: { values: ProductValues }) {
  const { rules: text } = useProductFormText();
  const priceRules = toRules(values.rules, values.sizes);
  const { breaks } = priceRules;
  const last = Math.max(0, ...breaks.map(({ from }) => from));
  if (last === 0 || !(Number(values.price) > 0)) return null;
  const product: PricedProduct = { pricePaise: toPaise(Number(values.price)), happyHourDiscount: 0, priceRules };
  const unitOf = (quantity: number) => priceOne(product, quantity, new Date()).totalPaise / quantity;
  const top = unitOf(1);
  const x = (quantity: number) => (Math.log(quantity) / Math.log(last * 1.5)) * WIDTH;
  const y = (paise: number) => HEIGHT - (paise / top) * (HEIGHT - 8);
  const points = quantitiesUpTo(last).map((quantity) => `${x(quantity).toFixed(1)},${y(unitOf(quantity)).toFixed(1)}`);
  const [first, lowest] = [top, unitOf(last)].map((paise) => formatRupees(toRupees(Math.round(paise))));
  return (
    <figure className="min-w-0">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 16}`}
        role="img"
        aria-label={text.curve(first ?? '', lowest ?? '', last)}
        className="w-full"
      >
        <path d={`M0 0V${HEIGHT}H${WIDTH}`} fill="none" className="stroke-rule-strong" />
        {breaks.map(({ from }) => (
          <g key={from} className="fill-ink-soft stroke-rule">
            <path d={`M${x(from)} 0V${HEIGHT}`} strokeDasharray="2 3" />
            <text x={x(from)} y={HEIGHT + 13} textAnchor="middle" stroke="none" fontSize="10">
              {from}
            </text>
          </g>
        ))}
        <polyline points={points.join(' ')} fill="none" strokeWidth="2" className="stroke-action" />
      </svg>
      <figcaption className="tabular flex justify-between text-caption text-ink-soft">
        <span>{first}</span>
        <span>{lowest}</span>
      </figcaption>
    </figure>
  );
}
