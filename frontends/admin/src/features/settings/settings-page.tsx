import type { Permission } from '@print-shop/contracts';
import { may } from '@print-shop/contracts/client';
import { buttonClasses } from '@print-shop/ui';
import { roleOf, usePageTitle, useShop, useUser } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { PageHead } from '../../page-head.tsx';
import type { en } from './messages/en.ts';
import { useText } from './messages/index.ts';

const LINKS: readonly (readonly [to: string, name: keyof typeof en.links, permission: Permission])[] = [
  ['/admin/product-colors', 'colors', 'catalogue:write'],
  ['/admin/product-type', 'types', 'catalogue:write'],
  ['/admin/price-add', 'prices', 'prices:write'],
  ['/admin/coupons', 'coupons', 'prices:write'],
  ['/admin/payments', 'payments', 'payments:read'],
  ['/admin/payments/reconciliation', 'reconciliation', 'payments:read'],
  ['/admin/invoices', 'invoices', 'invoices:read'],
  ['/admin/revenue', 'revenue', 'invoices:read'],
  ['/admin/returns', 'returns', 'invoices:read'],
  ['/admin/tax', 'tax', 'invoices:read'],
  ['/admin/artwork', 'artwork', 'artwork:read'],
  ['/admin/artwork/profiles', 'profiles', 'catalogue:write'],
  ['/admin/conversations', 'questions', 'orders:read'],
  ['/admin/reviews', 'reviews', 'reviews:write'],
  ['/admin/messages', 'messages', 'messages:read'],
  ['/admin/messages/texts', 'texts', 'messages:write'],
  ['/admin/changes', 'changes', 'changes:read'],
  ['/admin/staff', 'staff', 'staff:manage'],
  ['/admin/security', 'security', 'security:read'],
];

/** The settings of staff, and the shop's identity, which is configured with the installation. */
export default function SettingsPage() {
  const text = useText();
  usePageTitle(text.title);
  const role = roleOf(useUser());
  const links = LINKS.filter(([, , permission]) => may(role, permission));
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
    <>
      <PageHead title={text.title} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-start">
        <section aria-labelledby="what-staff-set" className="rounded border border-rule bg-sheet p-5">
          <h2 id="what-staff-set" className="mb-3 font-bold text-lead">
            {text.whatYouCanSet}
          </h2>
          <ul className="-mx-3 grid gap-1">
            {links.map(([to, name]) => (
              <li key={to}>
                <Link to={to} className={buttonClasses({ tone: 'quiet', wide: true, className: 'justify-start py-2' })}>
                  <span className="text-left">
                    <span className="block text-action underline">{text.links[name].label}</span>
                    <span className="block font-normal text-ink-soft">{text.links[name].detail}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="the-shop" className="rounded border border-rule bg-sheet p-5">
          <h2 id="the-shop" className="font-bold text-lead">
            {text.theShop}
          </h2>
          <p className="mt-1 mb-4 text-ink-soft text-small">
            {text.whereSet[0]}
            <code>SHOP_CONFIG_FILE</code>
            {text.whereSet[1]}
          </p>
          <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3 gap-y-2 text-small">
            {facts.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-ink-soft">{text.facts[label]}</dt>
                <dd className="break-words font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}
