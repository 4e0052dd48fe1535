import { useEffect } from 'react';
import { useShop } from './remote-context.tsx';

/** Sets the title in the browser's tab: `Cart · <shop>`. */
export function usePageTitle(title: string | undefined): void {
  const { name, line } = useShop();
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : `${name}. ${line}`;
  }, [title, name, line]);
}
