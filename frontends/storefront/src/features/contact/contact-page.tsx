import { buttonClasses } from '@print-shop/ui';
import { ClosedDates, usePageTitle, useShop, whatsappLink } from '@print-shop/web-kit';
import type { ReactNode } from 'react';
import { ContactForm } from './contact-form.tsx';
import { useText } from './messages/index.ts';

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-rule border-t py-4">
      <dt className="font-bold">{title}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  );
}

export default function ContactPage() {
  const text = useText();
  usePageTitle(text.pageTitle);
  const shop = useShop();
  const { street, city, state, postalCode } = shop.address;
  return (
    <div className="page grid grid-cols-1 gap-10 pt-10 pb-20 lg:grid-cols-2 lg:gap-20 lg:pt-16">
      <div>
        <h1 className="headline text-display">{text.title}</h1>
        <p className="mt-4 measure text-ink-soft text-lead">{text.lead}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <a href={whatsappLink(shop, text.greeting)} target="_blank" rel="noreferrer" className={buttonClasses()}>
            {text.chat}
          </a>
          <a href={`tel:${shop.phone.replaceAll(/[^\d+]/g, '')}`} className={buttonClasses({ tone: 'outline' })}>
            {text.call(shop.phone)}
          </a>
        </p>
        <dl className="mt-8 border-rule border-b">
          <Fact title={text.address}>
            {street}, {city} {postalCode}
            {state !== city && `, ${state}`}
          </Fact>
          <Fact title={text.hours}>
            {shop.hours.map(({ days, time }) => (
              <span key={days} className="block">
                {days}: {time}
              </span>
            ))}
            <ClosedDates shop={shop} />
          </Fact>
          <Fact title={text.email}>
            <a href={`mailto:${shop.email}`} className="text-action underline">
              {shop.email}
            </a>
          </Fact>
          <Fact title={text.whatsapp}>
            <a
              href={whatsappLink(shop, text.greeting)}
              target="_blank"
              rel="noreferrer"
              className="text-action underline"
            >
              +{shop.whatsapp}
            </a>
          </Fact>
          <Fact title={text.follow}>
            <span className="flex flex-wrap gap-x-5">
              {shop.socials.map(({ name, url }) => (
                <a key={name} href={url} target="_blank" rel="noreferrer" className="text-action underline">
                  {name}
                </a>
              ))}
            </span>
          </Fact>
        </dl>
      </div>
      <ContactForm />
    </div>
  );
}
