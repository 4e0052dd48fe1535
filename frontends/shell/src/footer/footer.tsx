import { CmykBar, Logo } from '@print-shop/ui';
import { ClosedDates, type Shop, useSaid, useShopIn, whatsappLink } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { useText } from './messages/index.ts';

const LINKS = ['/', '/explore', '/services', '/contact'] as const;
const POLICIES = ['/privacy', '/privacy-policy', '/cancellation-policy', '/terms-conditions'] as const;

const link = 'inline-flex min-h-9 items-center text-board-soft hover:text-board-ink hover:underline';

type FooterPath = (typeof LINKS)[number] | (typeof POLICIES)[number];

function LinkColumn({ title, paths }: { title: string; paths: readonly FooterPath[] }) {
  const { links } = useText();
  return (
    <nav aria-label={title}>
      <h2 className="eyebrow mb-2">{title}</h2>
      <ul>
        {paths.map((to) => (
          <li key={to}>
            <Link to={to} className={link}>
              {links[to]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where the shop is, when it is open, and the small print. */
export function Footer({ shop: configured }: { shop: Shop }) {
  const text = useText();
  const shop = useShopIn(configured);
  const said = useSaid();
  const own = shop.footer ? said(shop.footer.text) : '';
  const { street, city, state, postalCode, country } = shop.address;
  return (
    <footer className="below-fold-60 sm:below-fold-33 on-board bg-board text-board-ink text-small print:hidden">
      <CmykBar className="h-1.5" />
      <div className="page grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1.5fr]">
        <div>
          <p className="flex items-center gap-2">
            <Logo src={shop.logo} className="size-9" />
            <span className="headline text-lead">{shop.name}</span>
          </p>
          <p className="headline mt-5 max-w-xs text-title">{shop.line}</p>
          <p className="mt-3 text-board-soft">{text.since(shop.since)}</p>
          {own !== '' && (
            <p className="mt-3 max-w-sm whitespace-pre-line text-board-soft [overflow-wrap:anywhere]">{own}</p>
          )}
          <p className="mt-3 flex flex-wrap gap-x-4 [overflow-wrap:anywhere] empty:hidden">
            {shop.footer?.links.map(({ label, url }) => {
              const words = said(label) || url;
              const key = url + label.en;
              if (url.startsWith('/'))
                return (
                  <Link key={key} to={url} className={link}>
                    {words}
                  </Link>
                );
              return (
                <a key={key} href={url} target="_blank" rel="noreferrer" className={link}>
                  {words}
                </a>
              );
            })}
          </p>
        </div>
        <LinkColumn title={text.shop} paths={LINKS} />
        <LinkColumn title={text.policies} paths={POLICIES} />
        <div>
          <h2 className="eyebrow mb-2">{text.reachUs}</h2>
          <address className="text-board-soft not-italic leading-normal">
            {street}
            <br />
            {city} {postalCode}, {state === city ? country : `${state}, ${country}`}
            <br />
            <a href={`tel:${shop.phone.replaceAll(/[^\d+]/g, '')}`} className={link}>
              {shop.phone}
            </a>
            <br />
            <a href={`mailto:${shop.email}`} className={link}>
              {shop.email}
            </a>
          </address>
          <p className="mt-2 text-board-soft">
            {shop.hours.map(({ days, time }) => (
              <span key={days} className="block">
                {days}: {time}
              </span>
            ))}
            <ClosedDates shop={shop} />
          </p>
          <p className="mt-3 flex flex-wrap gap-x-4">
            <a href={whatsappLink(shop, 'hi')} target="_blank" rel="noreferrer" className={link}>
              WhatsApp
            </a>
            {shop.socials.map(({ name, url }) => (
              <a key={name} href={url} target="_blank" rel="noreferrer" className={link}>
                {name}
              </a>
            ))}
          </p>
        </div>
      </div>
      <div className="border-board-rule border-t">
        <p className="page flex flex-wrap justify-between gap-x-8 gap-y-1 py-5 text-board-soft text-caption">
          {/* A page that was drawn last year shows that year until its next drawing. */}
          <span suppressHydrationWarning>{`© ${new Date().getFullYear()} ${shop.name}`}</span>
          <span>GSTIN {shop.gstin}</span>
        </p>
      </div>
    </footer>
  );
}
