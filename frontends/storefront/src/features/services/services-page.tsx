import { usePageTitle, useShop } from '@print-shop/web-kit';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from './messages/index.ts';
import { ServicePicture } from './service-picture.tsx';
import { useServices } from './use-services.ts';

export default function ServicesPage() {
  const text = useText();
  const services = useServices();
  const hasOwn = (useShop().services ?? []).length > 0;
  usePageTitle(text.pageTitle);
  return (
    <div className="page pt-10 pb-20 lg:pt-16">
      <h1 className="headline text-display">{text.title}</h1>
      <p className="mt-4 measure text-ink-soft text-lead">{hasOwn ? text.ownLead : text.lead}</p>
      <ul className="mt-10 grid gap-8 sm:grid-cols-2">
        {services.map((service) => (
          <li
            key={service.slug}
            className="group relative grid grid-cols-[7rem_1fr] gap-5 border-rule border-t pt-6 sm:grid-cols-[10rem_1fr]"
          >
            <ServicePicture service={service} sizes="(min-width: 40rem) 10rem, 7rem" />
            <div className="flex min-w-0 flex-col [overflow-wrap:anywhere]">
              <h2 className="headline text-lead">{service.name}</h2>
              <p className="mt-2 text-ink-soft">{service.description}</p>
              <Link
                to={`/services/${service.slug}`}
                className="mt-auto inline-flex min-h-11 items-center gap-2 font-semibold text-action after:absolute after:inset-0 group-hover:underline"
              >
                {text.learnMore}
                <span className="sr-only">{text.about(service.name)}</span>
                <ArrowRight aria-hidden="true" className="size-4" />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
