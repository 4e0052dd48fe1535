import { buttonClasses } from '@print-shop/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

const SERVICES = [
  ['/services/printing', 'Printing', 'Offset for thousands, digital for ten. Packaging, carry bags, stickers.'],
  ['/services/design', 'Designing', 'Logos, brochures, hoardings and animation, drawn by people who know the press.'],
  ['/services/ledboard', 'Flex & LED boards', 'Measured at your door, fitted by our own team, lit for years.'],
] as const;

/** What the press room does beyond the shelf. */
export function ServicesStrip() {
  return (
    <section aria-labelledby="services" className="page section">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="services" className="headline text-title">
          Bigger job? Talk to the press room
        </h2>
        <Link to="/services" className={buttonClasses({ tone: 'outline' })}>
          View all services
        </Link>
      </div>
      <ul className="mt-8 grid border-rule border-t md:grid-cols-3 md:border-t-0">
        {SERVICES.map(([to, title, text]) => (
          <li key={to} className="border-rule border-b md:border-t md:border-b-0 md:[&:not(:last-child)]:border-r">
            <Link to={to} className="group flex h-full flex-col gap-2 py-6 md:p-7 md:hover:bg-sheet">
              <span className="flex items-center gap-2 font-bold text-lead">
                {title}
                <ArrowRight
                  aria-hidden="true"
                  className="size-5 text-action transition-transform group-hover:translate-x-1"
                />
              </span>
              <span className="text-ink-soft">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
