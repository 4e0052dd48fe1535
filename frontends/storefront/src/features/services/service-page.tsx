import { isUsualService } from '@print-shop/contracts/client';
import { buttonClasses, CmykBar, Spinner } from '@print-shop/ui';
import { NotFoundPage, usePageTitle, useSaid, useShop, whatsappLink } from '@print-shop/web-kit';
import { Link, useParams } from 'react-router';
import { useServicePage } from './api/use-service-page.ts';
import { useText } from './messages/index.ts';
import { ServicePicture } from './service-picture.tsx';
import { LOOKS, PLAIN_LOOK } from './services.ts';
import { type ServiceCard, useServices } from './use-services.ts';

/** Returns the texts of a service's page: the shop's own, or those of the page where it has none. */
function useServiceWords({ slug, name, description }: ServiceCard) {
  const text = useText();
  const said = useSaid();
  const { own, isLoading } = useServicePage(slug);
  const isUsual = isUsualService(slug);
  const usual = isUsual ? text.services[slug] : undefined;
  const parts = (own?.parts ?? [])
    .map(({ title, points }) => ({
      name: said(title),
      points: said(points)
        .split('\n')
        .filter((point) => point.trim()),
    }))
    .filter((part) => part.name !== '');
  return {
    isLoading,
    headline: said(own?.headline) || usual?.headline || name,
    text: said(own?.text) || usual?.text || description,
    parts: parts.length > 0 ? parts : (usual?.parts ?? []),
    buttons: (isUsual ? LOOKS[slug] : PLAIN_LOOK).buttons.map(
      (to, index) => [to, (usual?.buttons ?? text.buttons)[index]] as const,
    ),
  };
}

function ServiceView({ service }: { service: ServiceCard }) {
  const shop = useShop();
  const text = useText();
  const words = useServiceWords(service);
  usePageTitle(service.name);
  if (words.isLoading) return <Spinner />;
  return (
    <>
      <section className="page grid items-center gap-8 pt-10 pb-14 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:pt-16">
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p className="eyebrow text-ink-soft">{service.name}</p>
          <h1 className="headline mt-2 text-display">{words.headline}</h1>
          <p className="mt-4 measure text-ink-soft text-lead">{words.text}</p>
          <p className="mt-7 flex flex-wrap gap-3">
            {words.buttons.map(([to, label], index) => (
              <Link
                key={to}
                to={to}
                className={buttonClasses({ size: 'large', tone: index === 0 ? 'action' : 'outline' })}
              >
                {label}
              </Link>
            ))}
            {service.slug === 'printing' && (
              <Link to="/artwork" className={buttonClasses({ size: 'large', tone: 'quiet' })}>
                {text.checkFile}
              </Link>
            )}
          </p>
        </div>
        <div className="hidden lg:block">
          <ServicePicture service={service} sizes="40vw" />
        </div>
      </section>
      {words.parts.length > 0 && (
        <section aria-label={text.whatWeDo} className="border-rule border-y bg-sheet">
          <ul className="page section grid [overflow-wrap:anywhere] gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
            {words.parts.map(({ name, points }) => (
              <li key={name} className="flex flex-col border-ink border-t-2 pt-4">
                <h2 className="font-bold text-lead">{name}</h2>
                <ul className="mt-3 mb-4 grid gap-1.5 text-ink-soft">
                  {points.map((point) => (
                    <li key={point} className="flex gap-3 before:mt-2.5 before:size-1.5 before:shrink-0 before:bg-cyan">
                      {point}
                    </li>
                  ))}
                </ul>
                <a
                  href={whatsappLink(shop, text.greeting)}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={text.quoteFor(name)}
                  className="mt-auto inline-flex min-h-11 items-center font-semibold text-action hover:underline"
                >
                  {text.getQuote}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="page section text-center">
        <CmykBar className="mb-8 justify-center" />
        <h2 className="headline text-title">{text.closing.title}</h2>
        <p className="mt-2 text-ink-soft">{text.closing.text}</p>
        <p className="mt-6 flex flex-wrap justify-center gap-3">
          <Link to="/contact" className={buttonClasses({ size: 'large' })}>
            {text.closing.contact}
          </Link>
          <Link to="/portfolio" className={buttonClasses({ size: 'large', tone: 'outline' })}>
            {text.closing.portfolio}
          </Link>
        </p>
      </section>
    </>
  );
}

export default function ServicePage() {
  const { service: slug } = useParams();
  const service = useServices().find((one) => one.slug === slug);
  return service ? <ServiceView key={slug} service={service} /> : <NotFoundPage />;
}
