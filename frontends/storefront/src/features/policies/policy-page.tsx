import { formatDate } from '@print-shop/i18n';
import { Spinner } from '@print-shop/ui';
import { usePageTitle, useSaid, useShop } from '@print-shop/web-kit';
import { Link, NavLink, useLocation } from 'react-router';
import { useShopPolicies } from './api/use-shop-policies.ts';
import { LastUpdated } from './last-updated.tsx';
import type { PolicySection } from './messages/en.ts';
import { useText } from './messages/index.ts';

const POLICIES = {
  '/privacy-policy': 'privacy',
  '/terms-conditions': 'terms',
  '/cancellation-policy': 'cancellation',
} as const;
type Path = keyof typeof POLICIES;

const isPolicy = (path: string): path is Path => Object.hasOwn(POLICIES, path);

function Section({ section }: { section: PolicySection }) {
  return (
    <section className="mt-8">
      <h2 className="font-bold text-lead">{section.title}</h2>
      {section.text.map((part) =>
        typeof part === 'string' ? (
          <p key={part} className="mt-2">
            {part}
          </p>
        ) : (
          <ul key={part.join()} className="mt-2 grid list-disc gap-1 pl-6 marker:text-cyan">
            {part.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}

/** How to reach the shop and the officer whom the law asks it to name; all of it is configuration. */
function PolicyContact() {
  const text = useText();
  const { email, phone, address, grievanceOfficer } = useShop();
  const mail = (to: string) => (
    <a href={`mailto:${to}`} className="text-action underline">
      {to}
    </a>
  );
  return (
    <section className="mt-10 grid gap-8 border-rule border-t pt-6 sm:grid-cols-2">
      <div>
        <h2 className="font-bold text-lead">{text.contact}</h2>
        <p className="mt-2">
          {mail(email)}
          <br />
          {phone}
          <br />
          {address.street}, {address.city} {address.postalCode}
        </p>
        <Link to="/contact" className="mt-3 inline-flex min-h-11 items-center font-semibold text-action underline">
          {text.contactUs}
        </Link>
      </div>
      <div>
        <h2 className="font-bold text-lead">{text.grievance}</h2>
        <p className="mt-2">
          {grievanceOfficer.name}
          <br />
          {mail(grievanceOfficer.email)}
          <br />
          {grievanceOfficer.phone}
        </p>
        <p className="mt-2 text-ink-soft text-small">{text.grievanceText}</p>
      </div>
    </section>
  );
}

/** The text of the shop, or where it has none the page's own. */
function Policy({ policy }: { policy: (typeof POLICIES)[Path] }) {
  const text = useText();
  const shop = useShop();
  const said = useSaid();
  const { data: own, isPending } = useShopPolicies();
  if (isPending) return <Spinner />;
  if (!own || said(own[policy]) === '')
    return text.policies(shop)[policy].map((section) => <Section key={section.title} section={section} />);
  return (
    <>
      <p className="text-ink-soft text-small">{text.version(own.version, formatDate(own.changedAt))}</p>
      {/* A text may have a paragraph twice. */}
      {Object.entries(said(own[policy]).split(/\n\s*\n/)).map(([place, paragraph]) => (
        <p key={place} className="mt-4 whitespace-pre-line [overflow-wrap:anywhere]">
          {paragraph}
        </p>
      ))}
    </>
  );
}

export default function PolicyPage() {
  const text = useText();
  const path = useLocation().pathname.replace(/\/$/, '');
  const title = isPolicy(path) ? text.titles[path] : undefined;
  usePageTitle(title);
  if (!isPolicy(path)) return null;
  return (
    <div className="page pt-10 pb-20">
      <nav aria-label={text.tabs} className="flex overflow-x-auto border-rule border-b">
        {Object.entries(text.titles).map(([to, label]) => (
          <NavLink
            key={to}
            to={to}
            className="-mb-px whitespace-nowrap border-transparent border-b-3 px-4 py-3 font-semibold text-ink-soft text-small hover:text-ink aria-[current=page]:border-action aria-[current=page]:text-ink"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <article className="measure pt-10">
        <h1 className="headline text-title">{title}</h1>
        <LastUpdated />
        <Policy policy={POLICIES[path]} />
        <PolicyContact />
      </article>
    </div>
  );
}
