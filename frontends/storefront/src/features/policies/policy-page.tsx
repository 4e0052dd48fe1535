import { formatDate } from '@print-shop/i18n';
import { usePageTitle, useShop } from '@print-shop/web-kit';
import { Link, NavLink, useLocation } from 'react-router';
import { CANCELLATION, type PolicySection, PRIVACY, TERMS } from './policy-texts.ts';

const POLICIES: Record<string, { title: string; sections: readonly PolicySection[] }> = {
  '/privacy-policy': { title: 'Privacy Policy', sections: PRIVACY },
  '/terms-conditions': { title: 'Terms & Conditions', sections: TERMS },
  '/cancellation-policy': { title: 'Cancellation Policy', sections: CANCELLATION },
};

export default function PolicyPage() {
  const { pathname } = useLocation();
  const shop = useShop();
  const policy = POLICIES[pathname.replace(/\/$/, '')];
  usePageTitle(policy?.title);
  if (!policy) return null;
  const { street, city, postalCode } = shop.address;
  return (
    <div className="page pt-10 pb-20">
      <nav aria-label="All policies" className="flex overflow-x-auto border-rule border-b">
        {Object.entries(POLICIES).map(([to, { title }]) => (
          <NavLink
            key={to}
            to={to}
            className="-mb-px whitespace-nowrap border-transparent border-b-3 px-4 py-3 font-semibold text-ink-soft text-small hover:text-ink aria-[current=page]:border-action aria-[current=page]:text-ink"
          >
            {title}
          </NavLink>
        ))}
      </nav>
      <article className="measure pt-10">
        <h1 className="headline text-title">{policy.title}</h1>
        <p className="mt-2 text-ink-soft text-small">Last updated: {formatDate(new Date().toISOString())}</p>
        {policy.sections.map(({ title, text }) => (
          <section key={title} className="mt-8">
            {policy.sections.length > 1 && <h2 className="font-bold text-lead">{title}</h2>}
            <p className="mt-2">{text}</p>
          </section>
        ))}
        <section className="mt-10 border-rule border-t pt-6">
          <h2 className="font-bold text-lead">Contact</h2>
          <p className="mt-2">
            {shop.email}, {shop.phone}
            <br />
            {street}, {city} {postalCode}
          </p>
          <Link to="/contact" className="mt-3 inline-flex min-h-11 items-center font-semibold text-action underline">
            Contact us
          </Link>
        </section>
      </article>
    </div>
  );
}
