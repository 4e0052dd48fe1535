import { buttonClasses } from '@print-shop/ui';
import { useShop, whatsappLink } from '@print-shop/web-kit';
import { useText } from './messages/index.ts';

/** How to reach the shop about an order. */
export function HelpLine({ number }: { number: string }) {
  const text = useText();
  const shop = useShop();
  return (
    <aside className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3 rounded bg-paper-deep p-5">
      <p>{text.help}</p>
      <div className="flex flex-wrap gap-3">
        <a href={`tel:${shop.phone.replaceAll(/[^\d+]/g, '')}`} className={buttonClasses({ tone: 'outline' })}>
          {text.call(shop.phone)}
        </a>
        <a
          href={whatsappLink(shop, text.greeting(number))}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ tone: 'outline' })}
        >
          {text.whatsapp}
        </a>
      </div>
    </aside>
  );
}
