import { type MenuLink, SERVICES } from '../shell-links.ts';
import { useText } from './messages/index.ts';

/** The entries of the Services menu. */
export function useServiceLinks(): readonly MenuLink[] {
  const { serviceLinks } = useText();
  return SERVICES.map((service) => ({ to: `/services/${service}`, ...serviceLinks[service] }));
}
