import { buttonClasses } from '@print-shop/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

import { useText } from '../messages/index.ts';

const SERVICES = ['printing', 'design', 'ledboard'] as const;

/** The services of the press room beyond the shelf. */
export function ServicesStrip() {
  const text = useText().services;
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
      <ul className="mt-8 grid border-rule border-t md:grid-cols-3 md:border-t-0">
        {SERVICES.map((service) => (
          <li key={service} className="border-rule border-b md:border-t md:border-b-0 md:[&:not(:last-child)]:border-r">
            <Link
              to={`/services/${service}`}
              className="group flex h-full flex-col gap-2 py-6 md:p-7 md:hover:bg-sheet"
            >
              <span className="flex items-center gap-2 font-bold text-lead">
                {text[service].title}
                <ArrowRight
                  aria-hidden="true"
                  className="size-5 text-action transition-transform group-hover:translate-x-1"
                />
              </span>
              <span className="text-ink-soft">{text[service].text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
