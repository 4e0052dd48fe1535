import { buttonClasses } from '@print-shop/ui';
import { useShop, whatsappLink } from '@print-shop/web-kit';
import { useText } from './messages/index.ts';

/** How to get a new password from the shop's staff, who know their customers. */
export function OtherWays() {
  const text = useText();
  const shop = useShop();
  return (
    <div className="grid gap-3">
      <a
        href={whatsappLink(shop, text.greeting)}
        target="_blank"
        rel="noreferrer"
        className={buttonClasses({ size: 'large' })}
      >
        {text.whatsapp}
      </a>
      <a
        href={`mailto:${shop.email}?subject=${encodeURIComponent(text.subject)}`}
        className={buttonClasses({ size: 'large', tone: 'outline' })}
      >
        {text.write(shop.email)}
      </a>
      <a
        href={`tel:${shop.phone.replaceAll(/[^\d+]/g, '')}`}
        className={buttonClasses({ size: 'large', tone: 'outline' })}
      >
        {text.call(shop.phone)}
      </a>
    </div>
  );
}
