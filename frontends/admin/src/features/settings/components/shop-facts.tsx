import { useShop } from '@print-shop/web-kit';
import { useText } from '../messages/index.ts';

/** The identity of the shop, for staff who may not change it. */
export function ShopFacts() {
  const text = useText();
  const { name, line, phone, email, address, hours, gstin, whatsapp, socials, keepsMessages } = useShop();
  const facts = [
    ['name', name],
    ['line', line],
    ['phone', phone],
    ['email', email],
    ['whatsapp', `+${whatsapp}`],
    ['address', [address.street, address.city, address.state, address.postalCode, address.country].join(', ')],
    ['hours', hours.map(({ days, time }) => `${days}: ${time}`).join('; ')],
    ['gstin', gstin],
    ['socials', socials.map((page) => page.name).join(', ') || text.none],
    ['messages', keepsMessages ? text.kept : text.notKept],
  ] as const;
  return (
    <section aria-labelledby="the-shop" className="max-w-3xl rounded border border-rule bg-sheet p-5">
      <h2 id="the-shop" className="font-bold text-lead">
        {text.theShop}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft text-small">{text.whoChanges}</p>
      <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3 gap-y-2 text-small">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{text.facts[label]}</dt>
            <dd className="break-words font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
