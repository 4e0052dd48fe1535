import type { Permission } from '@print-shop/contracts';
import { may } from '@print-shop/contracts/client';
import { buttonClasses } from '@print-shop/ui';
import { roleOf, usePageTitle, useShop, useUser } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { PageHead } from '../../page-head.tsx';

const LINKS: readonly (readonly [to: string, label: string, detail: string, permission: Permission])[] = [
  ['/admin/product-colors', 'Product colours', 'Names and shades that products come in', 'catalogue:write'],
  ['/admin/product-type', 'Product types', 'Types and their categories', 'catalogue:write'],
  ['/admin/price-add', 'Prices of services', 'Design, paper, printing, lamination, binding', 'prices:write'],
  ['/admin/messages', 'Messages of the contact page', 'What visitors wrote', 'messages:read'],
  ['/admin/changes', 'Recent changes', 'Who changed what, anywhere in the shop', 'changes:read'],
  ['/admin/staff', 'Staff', 'Who works here, and what they may do', 'staff:manage'],
  ['/admin/security', 'Security', 'Sign-ins, failed tries, exports and deletions', 'security:read'],
];

/** What staff can set, and the shop's identity as it is in force; that is configured with the installation. */
export default function SettingsPage() {
  usePageTitle('Settings');
  const role = roleOf(useUser());
  const links = LINKS.filter(([, , , permission]) => may(role, permission));
  const { name, line, phone, email, address, hours, gstin, whatsapp, socials, keepsMessages } = useShop();
  const facts = [
    ['Name', name],
    ['Line', line],
    ['Phone', phone],
    ['Email', email],
    ['WhatsApp', `+${whatsapp}`],
    ['Address', [address.street, address.city, address.state, address.postalCode, address.country].join(', ')],
    ['Hours', hours.map(({ days, time }) => `${days}: ${time}`).join('; ')],
    ['GSTIN', gstin],
    ['Social pages', socials.map((page) => page.name).join(', ') || 'None'],
    ['Messages of the contact page', keepsMessages ? 'Kept for staff' : 'Not kept'],
  ] as const;
  return (
    <>
      <PageHead title="Settings" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-start">
        <section aria-labelledby="what-staff-set" className="rounded border border-rule bg-sheet p-5">
          <h2 id="what-staff-set" className="mb-3 font-bold text-lead">
            What you can set
          </h2>
          <ul className="-mx-3 grid gap-1">
            {links.map(([to, label, detail]) => (
              <li key={to}>
                <Link to={to} className={buttonClasses({ tone: 'quiet', wide: true, className: 'justify-start py-2' })}>
                  <span className="text-left">
                    <span className="block text-action underline">{label}</span>
                    <span className="block font-normal text-ink-soft">{detail}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="the-shop" className="rounded border border-rule bg-sheet p-5">
          <h2 id="the-shop" className="font-bold text-lead">
            The shop
          </h2>
          <p className="mt-1 mb-4 text-ink-soft text-small">
            Part of the installation. To change it, edit the file that <code>SHOP_CONFIG_FILE</code> names and restart
            the gateway.
          </p>
          <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3 gap-y-2 text-small">
            {facts.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="break-words font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}
