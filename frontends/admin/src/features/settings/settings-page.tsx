import { usePageTitle, useShop } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { PageHead } from '../../page-head.tsx';

/** The shop's identity as it is in force; it is configured with the installation. */
export default function SettingsPage() {
  usePageTitle('Settings');
  const { name, line, phone, email, address, hours, gstin, whatsapp } = useShop();
  const facts = [
    ['Name', name],
    ['Line', line],
    ['Phone', phone],
    ['Email', email],
    ['WhatsApp', `+${whatsapp}`],
    ['Address', [address.street, address.city, address.postalCode, address.country].join(', ')],
    ['Hours', hours.map(({ days, time }) => `${days}: ${time}`).join('; ')],
    ['GSTIN', gstin],
  ] as const;
  return (
    <>
      <PageHead title="Settings" text="The shop's identity. It is part of the installation and is changed there." />
      <dl className="grid max-w-3xl grid-cols-[8rem_1fr] gap-y-2 rounded border border-rule bg-sheet p-5">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Link to="/admin/messages" className="mt-5 inline-flex min-h-11 items-center font-semibold text-action underline">
        Messages of the contact page
      </Link>
    </>
  );
}
