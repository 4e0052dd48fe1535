import { buttonClasses, CmykBar } from '@print-shop/ui';
import { NotFoundPage, usePageTitle, useShop, whatsappLink } from '@print-shop/web-kit';
import { Link, useParams } from 'react-router';
import { useText } from './messages/index.ts';
import { ServicePicture } from './service-picture.tsx';
import { SERVICES, type Service } from './services.ts';

function ServiceView({ service }: { service: Service }) {
  const shop = useShop();
  const text = useText();
  const words = text.services[service.slug];
  usePageTitle(words.name);
  return (
    <>
      <section className="page grid items-center gap-8 pt-10 pb-14 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:pt-16">
        <div>
          <p className="eyebrow text-ink-soft">{words.name}</p>
          <h1 className="headline mt-2 text-display">{words.headline}</h1>
          <p className="mt-4 measure text-ink-soft text-lead">{words.text}</p>
          <p className="mt-7 flex flex-wrap gap-3">
            {service.buttons.map((to, index) => (
              <Link
                key={to}
                to={to}
                className={buttonClasses({ size: 'large', tone: index === 0 ? 'action' : 'outline' })}
              >
                {words.buttons[index]}
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
          <ServicePicture service={service} name={words.name} />
        </div>
      </section>
      <section aria-label={text.whatWeDo} className="border-rule border-y bg-sheet">
        <ul className="page section grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
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
  const service = SERVICES.find((one) => one.slug === slug);
  return service ? <ServiceView service={service} /> : <NotFoundPage />;
}
