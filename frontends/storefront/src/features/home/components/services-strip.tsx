import { buttonClasses, ProductPicture } from '@print-shop/ui';
import { useSaid, useShop } from '@print-shop/web-kit';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../messages/index.ts';
import { useCards } from '../use-cards.ts';

/** The services that the strip has texts for. */
const USUAL = ['printing', 'design', 'ledboard'] as const;
const MOST = 3;
const isKnown = (slug: string): slug is (typeof USUAL)[number] => USUAL.some((one) => one === slug);

/** Returns the cards of the settings, else the first services of the shop. */
function useServiceCards() {
  const text = useText().services;
  const { home, services = [] } = useShop();
  const said = useSaid();
  const own = useCards(home?.services);
  if (own) return own;
  const pathOf = (slug: string) => `/services/${slug}`;
  if (services.length === 0) return USUAL.map((slug) => ({ ...text[slug], path: pathOf(slug), picture: undefined }));
  const cards = services.flatMap(({ slug, title, description, picture }) => {
    const usual = isKnown(slug) ? text[slug] : undefined;
    const name = said(title) || usual?.title;
    return name ? [{ title: name, text: said(description) || usual?.text || '', path: pathOf(slug), picture }] : [];
  });
  return cards.slice(0, MOST);
}

/** The services of the press room beyond the shelf. */
export function ServicesStrip() {
  const text = useText().services;
  const services = useServiceCards();
  return (
    <section aria-labelledby="services" className="below-fold-40 sm:below-fold-25 page section">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="services" className="headline text-title">
          {text.title}
        </h2>
        <Link to="/services" className={buttonClasses({ tone: 'outline' })}>
          {text.all}
        </Link>
      </div>
      <ul className="mt-8 grid [overflow-wrap:anywhere] border-rule border-t md:grid-cols-3 md:border-t-0">
        {services.map(({ title, text: detail, path, picture }) => (
          <li
            key={path + title}
            className="border-rule border-b md:border-t md:border-b-0 md:[&:not(:nth-child(3n),:last-child)]:border-r"
          >
            <Link to={path} className="group flex h-full flex-col gap-2 py-6 md:p-7 md:hover:bg-sheet">
              {picture && (
                <ProductPicture src={picture} alt="" sizes="(min-width: 48rem) 30vw, 90vw" className="rounded" />
              )}
              <span className="flex items-center gap-2 font-bold text-lead">
                {title}
                <ArrowRight
                  aria-hidden="true"
                  className="size-5 text-action transition-transform group-hover:translate-x-1"
                />
              </span>
              <span className="text-ink-soft">{detail}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
