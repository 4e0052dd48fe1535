import { isUsualService, serviceSlugs } from '@print-shop/contracts/client';
import { useSaid, useShop } from '@print-shop/web-kit';
import { useText } from './messages/index.ts';

export interface ServiceCard {
  slug: string;
  name: string;
  description: string;
  /** The shop's own picture; a drawing without it. */
  picture: string | undefined;
}

/** Returns the services of the shop, in its order. Where it has no text of its own, those of the page stand. */
export function useServices(): ServiceCard[] {
  const { services: usual } = useText();
  const shop = useShop();
  const said = useSaid();
  return serviceSlugs(shop).map((slug) => {
    const own = shop.services?.find((service) => service.slug === slug);
    const words = isUsualService(slug) ? usual[slug] : undefined;
    return {
      slug,
      name: said(own?.title) || words?.name || slug,
      description: said(own?.description) || words?.description || '',
      picture: own?.picture,
    };
  });
}
