import { isUsualService } from '@print-shop/contracts/client';
import { type Shop, useSaid } from '@print-shop/web-kit';
import { type MenuLink, SERVICES } from '../shell-links.ts';
import { useText } from './messages/index.ts';

/** Returns the entries of the Services menu: those of the settings, or the usual ones. */
export function useServiceLinks({ services = [] }: Pick<Shop, 'services'>): readonly MenuLink[] {
  const { serviceLinks } = useText();
  const said = useSaid();
  if (services.length === 0)
    return SERVICES.map((service) => ({ to: `/services/${service}`, ...serviceLinks[service] }));
  return services.map(({ slug, title, description }) => {
    const usual = isUsualService(slug) ? serviceLinks[slug] : undefined;
    return {
      to: `/services/${slug}`,
      label: said(title) || usual?.label || slug,
      detail: said(description) || usual?.detail || '',
    };
  });
}
