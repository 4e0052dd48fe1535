import { CmykBar } from '@print-shop/ui';
import { ClosedDates, useShop, whatsappLink } from '@print-shop/web-kit';
import type { ReactNode } from 'react';
import { useText } from '../messages/index.ts';
import { useCards } from '../use-cards.ts';

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-bold">{title}</dt>
      <dd className="mt-1 text-ink-soft text-small">{children}</dd>
    </div>
  );
}

/** Reasons to trust the shop: address, opening hours, tax number and a promise. */
export function Trust() {
  const text = useText().trust;
  const shop = useShop();
  const own = useCards(shop.home?.trust);
  const { street, city, postalCode } = shop.address;
  return (
    <section aria-labelledby="trust" className="below-fold-33 sm:below-fold-24 border-rule border-t bg-sheet">
      <div className="page section">
        <CmykBar className="mb-8" />
        <h2 id="trust" className="headline max-w-2xl text-title">
          {text.title}
        </h2>
        <dl className="mt-8 grid [overflow-wrap:anywhere] gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
          {own?.map(({ title, text: detail }) => (
            <Fact key={title} title={title}>
              {detail}
            </Fact>
          ))}
          <Fact title={text.visit}>
            {street}, {city} {postalCode}
          </Fact>
          <Fact title={text.open}>
            {shop.hours.map(({ days, time }) => (
              <span key={days} className="block">
                {days}: {time}
              </span>
            ))}
            <ClosedDates shop={shop} />
          </Fact>
          <Fact title={text.invoice}>{text.invoiceText(shop.gstin)}</Fact>
          <Fact title={text.reprint}>
            {text.reprintText}{' '}
            <a
              href={whatsappLink(shop, 'hi')}
              target="_blank"
              rel="noreferrer"
              className="font-semibold text-action underline"
            >
              {text.whatsapp}
            </a>
          </Fact>
        </dl>
      </div>
    </section>
  );
}
