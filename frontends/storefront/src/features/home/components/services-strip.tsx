import { buttonClasses, ProductPicture } from '@print-shop/ui';
import { useShop } from '@print-shop/web-kit';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

import { useText } from '../messages/index.ts';
import { useCards } from '../use-cards.ts';

const SERVICES = ['printing', 'design', 'ledboard'] as const;

/** The services of the press room beyond the shelf. */
export function ServicesStrip() {
  const text = useText().services;
  const own = useCards(useShop().home?.services);
  const usual = SERVICES.map((service) => ({ ...text[service], path: `/services/${service}`, picture: undefined }));
  const services = own ?? usual;
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
